import type { Client, Place } from '@questhall/facets';
import { squaresDown } from '../../queries/exits.ts';
import type { Action, CrystalExpedition, EntityId, Question, View } from '../../types/index.ts';
import { actorOf } from './actor.ts';
import { placesInTown } from './in-town.ts';
import { chestPlace, crystalPlace, dungeonPlace, figurePlace, kitPlace, squarePlace } from './names.ts';
import { exitPlaces, figuresOn, squares } from './there.ts';

/** The places that an action is about. */
export const placesOf: NonNullable<Client<CrystalExpedition>['placesOf']> = (action, { question }, { view }) =>
  onBoard(action, view) ?? inFight(action, question, view) ?? placesInTown(action, view);

/** What an action names on the board. */
function onBoard(action: Action, view: View): readonly Place[] | null {
  switch (action.type) {
    case 'go':
    case 'crawl':
    case 'place':
    case 'walk':
      return [squarePlace(action.to)];
    case 'stand':
      return [squarePlace(action.at)];
    case 'explore':
      return exitPlaces(view, action.exit);
    case 'openChest':
      return [chestPlace(action.room)];
    case 'descend':
      return view.expedition === null ? [] : squares(squaresDown(view.expedition.floor));
    case 'mine':
      return view.expedition?.crystals.map(crystalPlace) ?? [];
    case 'chooseDungeon':
      return [dungeonPlace(action.dungeon)];
    case 'takeKit':
      return [kitPlace(action.kit)];
    default:
      return null;
  }
}

/** Whom or what an action in a fight is about; what names nobody belongs to whoever does it. */
function inFight(action: Action, question: Question, view: View): readonly Place[] | null {
  const own = (): readonly Place[] => figuresOn(view, actorOf(question));
  const named = (ids: readonly EntityId[]): readonly Place[] => (ids.length === 0 ? own() : ids.map(figurePlace));
  switch (action.type) {
    case 'attack':
    case 'name':
      return [figurePlace(action.target)];
    case 'use':
      return named(action.targets);
    case 'useCrystal':
      return [crystalPlace(action.at), ...(action.target === null ? [] : [figurePlace(action.target)])];
    case 'momentum':
    case 'damage':
      return figuresOn(view, view.expedition?.attack?.target ?? null);
    case 'interrupt':
      return figuresOn(view, action.who);
    case 'cleanse':
      return question.kind === 'cleanse' ? figuresOn(view, question.bearer) : [];
    case 'focus':
    case 'recover':
    case 'spendFate':
    case 'callOn':
      return own();
    default:
      return null;
  }
}
