// Moments of a quest to sit down at.
export { savedInTown, savedWhen } from '../../../tools/run/saved-quest.js';
