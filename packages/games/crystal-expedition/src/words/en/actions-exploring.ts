import { doorOn, wayText } from '@questhall/facets/english';
import { titled } from '@questhall/facets/saying';
import type { Rest } from '../../types/index.ts';
import { exitIn } from '../telling/exits.ts';
import { wayFrom } from '../telling/places.ts';
import type { Answers, ExploringAction } from '../telling/sayings.ts';
import { nameOf } from './figures.ts';
import { NAMES } from './names.ts';

const REST_LINES: Readonly<Record<Rest, string>> = {
  bandage: 'each hero starts the next Encounter with Shield 2',
  plan: 'the first Attack or Focus of each hero has 1 Surge more',
  alert: 'the first Attack of each hero has +1 to-hit',
};

const DICE = ['D20', 'D12', 'D10', 'D8', 'D6', 'D4'] as const;

/** What can be done outside Encounters, and what the party decides. */
export const EXPLORING: Pick<Answers, ExploringAction> = {
  stand: ({ at }, view, question) => {
    const first = question.kind === 'stand' ? (question.squares[0] ?? at) : at;
    const stairs = view.expedition?.floor.tiles[0]?.cells ?? [first];
    const index = stairs.indexOf(at);
    return titled(`Stand on ${CORNERS[index] ?? 'the stairs'}`);
  },
  walk: ({ hero, to }, view) => {
    const way = wayFrom(view, hero, to);
    return titled(`${nameOf(view, hero)}: walk ${way === null ? 'there' : wayText(way)}`);
  },
  explore: ({ hero, exit }, view) => {
    const way = exitIn(view, exit);
    if (way === null) return titled('Explore');
    return way.isDoor
      ? titled(`${nameOf(view, hero)}: open ${doorOn(way.side)}`, 'and see what lies behind it')
      : titled(`${nameOf(view, hero)}: explore the passage`, 'and see where it leads');
  },
  rest: ({ bonus }) => titled(`Rest: ${NAMES.rest[bonus]}`, REST_LINES[bonus]),
  openChest: () => titled('Open the chest'),
  descend: () => titled('Climb down', 'to a new floor, with all that the party has'),
  march: () => titled('March back to the stairs', 'with the prisoner; something may wait on the way'),
  rerollDie: ({ die }, _view, question) =>
    titled(
      `Throw the ${DICE[die] ?? 'die'} again`,
      question.kind === 'rumours' ? `it shows ${question.dice[die] ?? 0}` : '',
    ),
  mine: ({ raw }, _view, question) => {
    const all = question.kind === 'mine' ? question.crystals : raw;
    const sold = `${5 * (all - raw)} Crowns`;
    if (raw === 0) return titled(all === 1 ? 'Sell it' : 'Sell all of them', sold);
    return titled(
      raw === all ? (all === 1 ? 'Keep it raw' : 'Keep all of them raw') : `Keep ${raw} raw`,
      raw === all ? 'three make a gem' : `${sold} for the others`,
    );
  },
  assign: ({ hero }, view) => (hero === null ? titled('Into the baggage') : titled(`For ${nameOf(view, hero)}`)),
  endPhase: () => titled('Done exploring', 'the next hero goes on'),
  goHome: () => titled('Go home', 'with the reward'),
  goOn: () => titled('Press on', 'all is lost only if everybody falls'),
  flee: () => titled('Flee', 'home without success; nothing is lost but the Quest'),
  agree: () => titled('I am for it'),
  decline: (_action, _view, question) => DECLINED[question.kind] ?? titled('No'),
  abstain: () => titled('No vote'),
};

const DECLINED: Readonly<Record<string, ReturnType<typeof titled>>> = {
  vote: titled('I am against it'),
  consent: titled('No, thank you'),
};

const CORNERS = ['the near left step', 'the near right step', 'the far left step', 'the far right step'] as const;
