export { decoder, oneOf, orNull, type Read, shortList, shortText, wholeNumber, yesOrNo } from './actions.ts';
export { choice, completed, flag, parseOptions, readOptions, settingsIn, whole, wholeOrUsual } from './options.ts';
export { plainText } from './plain-text.ts';
export { bad, good, type Problem, type Result } from './result.ts';
