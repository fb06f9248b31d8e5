export { heroPlayer } from './player.ts';
