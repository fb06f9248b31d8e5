export { heroChooser, heroPlayer } from './player.ts';
