export { type Rule, rulebook } from './rulebook/index.ts';
