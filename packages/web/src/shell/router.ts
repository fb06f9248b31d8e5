import { GAME_IDS } from '@questhall/catalogue';
import { useMemo, useSyncExternalStore } from 'react';

export type Route =
  | { readonly screen: 'home' }
  /** A new table, perhaps with a quest already chosen: one of the game's, or one of one's own. */
  | { readonly screen: 'new'; readonly game: string; readonly quest?: number; readonly own?: string }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'replay'; readonly id: string }
  | { readonly screen: 'rules'; readonly game: string; readonly rule: string | null }
  /** What somebody writes: one text, or all of them. */
  | { readonly screen: 'workshop'; readonly id: string | null }
  | { readonly screen: 'settings' }
  | { readonly screen: 'credits' }
  /** An address that leads nowhere. */
  | { readonly screen: 'lost' };

const LOST: Route = { screen: 'lost' };

/** Where an address leads: `#/rules/<game>/<rule>`. */
function parseRoute(hash: string): Route {
  const [screen = '', first = '', second = '', third = ''] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decodePart);
  const game = GAME_IDS.find((id) => id === first);
  switch (screen) {
    case '':
      return { screen: 'home' };
    case 'settings':
    case 'credits':
      return { screen };
    case 'table':
    case 'replay':
      return first === '' ? LOST : { screen, id: first };
    case 'workshop':
      return { screen, id: first === '' ? null : first };
    case 'new':
      if (game === undefined) return LOST;
      if (second === 'own' && third !== '') return { screen, game, own: third };
      return { screen, game, ...(/^\d+$/.test(second) && { quest: Number(second) }) };
    case 'rules':
      return game === undefined ? LOST : { screen, game, rule: second === '' ? null : second };
  }
  return LOST;
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a place. */
export function hrefOf(route: Route): string {
  switch (route.screen) {
    case 'home':
    case 'lost':
      return '#/';
    case 'settings':
    case 'credits':
      return `#/${route.screen}`;
    case 'new':
      if (route.own !== undefined) return `#/new/${route.game}/own/${encodeURIComponent(route.own)}`;
      return `#/new/${route.game}${route.quest === undefined ? '' : `/${route.quest}`}`;
    case 'table':
    case 'replay':
      return `#/${route.screen}/${encodeURIComponent(route.id)}`;
    case 'workshop':
      return `#/workshop${route.id === null ? '' : `/${encodeURIComponent(route.id)}`}`;
    case 'rules':
      return `#/rules/${route.game}${route.rule === null ? '' : `/${encodeURIComponent(route.rule)}`}`;
  }
}

export function go(route: Route): void {
  location.hash = hrefOf(route);
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return useMemo(() => parseRoute(hash), [hash]);
}
