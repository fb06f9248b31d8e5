export { NAMES } from '../../content/names.ts';
