export { NAME_LENGTH_MAX, type TableCard } from './card.ts';
export type { Chair, Ears, Past } from './chair.ts';
export { connectHall, type Port } from './client.ts';
export type { FromHall } from './from-hall.ts';
export { isTableCard } from './from-hall.ts';
export * from './heard.ts';
export type { Imported, Lobby, TableOrder } from './lobby.ts';
export { isRequest, type Request, type RequestName, type Requests } from './requests.ts';
export * from './shapes.ts';
