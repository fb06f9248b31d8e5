import { banner, type Cue, caption, card, flash, thrown, UNSEEN } from '@questhall/facets';
import { chestPlace, crystalPlace, doorPlace, figurePlace, squarePlace } from '../places/names.ts';
import { exitPlaces, figuresOn, partyOn, squares } from '../places/there.ts';
import { act, type Cues, number, purse, standIn } from './make.ts';

/** What happens below between fights, and how it all ends: tiles, doors, chests, Glory. */
type Exploring =
  | ('expeditionBegan' | 'stood' | 'phaseBegan' | 'exploreRolled' | 'dieRerolled' | 'laid' | 'brickedUp')
  | ('shaftFound' | 'crystalsGrown' | 'roomOpened' | 'prisonerFound' | 'prisonerFreed' | 'tokenAdded')
  | ('wanderersCame' | 'rested' | 'chestOpened' | 'assigned' | 'mined' | 'wentDown' | 'questAdvanced' | 'questDone')
  | ('gloryChanged' | 'crownsWon' | 'expeditionEnded' | 'purseShared' | 'gathered' | 'placed' | 'encounterBegan')
  | ('monstersLeft' | 'encounterWon' | 'refreshed' | 'held');

const swing = (door: { readonly id: number } | null): readonly Cue[] =>
  door === null ? [] : [{ kind: 'door', at: doorPlace(door.id) }];

export const EXPLORING: Cues<Exploring> = {
  expeditionBegan: () => banner('plain'),
  stood: ({ hero }) => [{ kind: 'appear', who: figurePlace(hero) }],
  phaseBegan: ({ hero }, view) => act(view, hero),
  exploreRolled: ({ hero }, view) => thrown(figuresOn(view, hero)),
  dieRerolled: (_event, view) => thrown(partyOn(view)),
  laid: ({ tiles, opened }) => [
    ...swing(opened),
    ...tiles.map(({ cells }): Cue => ({ kind: 'tile', at: squares(cells) })),
  ],
  brickedUp: ({ exit, near }, view) => [...flash(exitPlaces(view, exit), 'bad'), ...caption([squarePlace(near)])],
  shaftFound: ({ at }) => [...flash([squarePlace(at)], 'magic'), ...banner('plain')],
  crystalsGrown: (event) => [{ kind: 'light', at: squares(event.squares) }],
  // Whoever lives there is announced with the fight.
  roomOpened: ({ isEmpty }) => (isEmpty ? banner('good') : []),
  prisonerFound: () => banner('magic'),
  prisonerFreed: () => banner('good'),
  tokenAdded: (_event, view) => flash(partyOn(view), 'bad'),
  wanderersCame: (_event, view) => [...thrown(partyOn(view)), ...banner('bad')],
  rested: (_event, view) => [...flash(partyOn(view), 'good'), ...banner('good')],
  chestOpened: ({ room }) => [...thrown([chestPlace(room)]), ...card(chestPlace(room), 'good')],
  assigned: ({ hero }, view) => flash(figuresOn(view, hero), 'good'),
  mined: (_event, { expedition }) => [
    ...flash(expedition?.crystals.map(crystalPlace) ?? [], 'magic'),
    ...banner('magic'),
  ],
  wentDown: () => banner('plain'),
  questAdvanced: (_event, view) => caption(standIn(view)),
  questDone: () => banner('good'),
  gloryChanged: ({ by }, view) => number(standIn(view), by > 0 ? `+${by}` : `${by}`, by > 0 ? 'good' : 'bad', 'glory'),
  crownsWon: ({ crowns }, view) => number(standIn(view), `+${crowns}`, 'good', 'crowns'),
  expeditionEnded: ({ line }) => banner(line.result === 'success' ? 'good' : 'bad'),
  purseShared: ({ lost, shares }, { party }) => [
    ...party.flatMap(({ id }, place) => purse(id, shares[place] ?? 0)),
    ...banner(lost > 0 ? 'bad' : 'good'),
  ],
  gathered: UNSEEN,
  placed: ({ monster }) => [{ kind: 'appear', who: figurePlace(monster) }],
  encounterBegan: () => banner('bad'),
  monstersLeft: ({ monsters }) => monsters.map((id) => ({ kind: 'leave', who: figurePlace(id) })),
  encounterWon: () => banner('good'),
  refreshed: ({ heroes }, view) => flash(figuresOn(view, ...heroes), 'good'),
  held: ({ hero }, view) => flash(figuresOn(view, hero), 'plain'),
};
