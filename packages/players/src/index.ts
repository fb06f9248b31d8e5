export { described, GuestFault, guestAnswer, type NamedGuest, playOutWithGuests } from './guest.ts';
export { randomPlayer } from './random.ts';
export { scriptedPlayer } from './scripted.ts';
export { playOut, playTurn, type Seated, seatPlayers } from './table.ts';
