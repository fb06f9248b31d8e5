import type { Lobby } from '@questhall/wire';
import { createContext } from 'react';

/** The way to the tables, for whatever on a table needs it: an export, when nothing can be kept any more. */
export const LobbyContext: React.Context<Lobby | null> = createContext<Lobby | null>(null);
