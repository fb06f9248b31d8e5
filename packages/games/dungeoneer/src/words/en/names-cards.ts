export { CARD_NAMES } from '../../content/english-names.ts';
