export * from './content/index.ts';
