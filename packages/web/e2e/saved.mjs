// Moments of a game to sit down at.
export { campaignInTown, expeditionWhen, questWhen } from '../../../tools/run/saved.js';
