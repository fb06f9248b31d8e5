import { doorOn, wayText } from '@questhall/facets/dutch';
import { titled } from '@questhall/facets/saying';
import type { Rest } from '../../types/index.ts';
import { exitIn } from '../telling/exits.ts';
import { wayFrom } from '../telling/places.ts';
import type { Answers, ExploringAction } from '../telling/sayings.ts';
import { nameOf } from './figures.ts';
import { NAMES } from './names.ts';

const REST_LINES: Readonly<Record<Rest, string>> = {
  bandage: 'elke held begint het volgende Treffen met Schild 2',
  plan: 'de eerste Aanval of Concentratie van elke held heeft 1 Impuls meer',
  alert: 'de eerste Aanval van elke held heeft +1 op de raakworp',
};

const DICE = ['D20', 'D12', 'D10', 'D8', 'D6', 'D4'] as const;

/** What can be done outside Encounters, and what the party decides. */
export const EXPLORING: Pick<Answers, ExploringAction> = {
  stand: ({ at }, view, question) => {
    const first = question.kind === 'stand' ? (question.squares[0] ?? at) : at;
    const stairs = view.expedition?.floor.tiles[0]?.cells ?? [first];
    const index = stairs.indexOf(at);
    return titled(`Ga op ${CORNERS[index] ?? 'de trap'} staan`);
  },
  walk: ({ hero, to }, view) => {
    const way = wayFrom(view, hero, to);
    return titled(`${nameOf(view, hero)}: loop ${way === null ? 'erheen' : wayText(way)}`);
  },
  explore: ({ hero, exit }, view) => {
    const way = exitIn(view, exit);
    if (way === null) return titled('Verken');
    return way.isDoor
      ? titled(`${nameOf(view, hero)}: open ${doorOn(way.side)}`, 'en kijk wat erachter ligt')
      : titled(`${nameOf(view, hero)}: verken de gang`, 'en kijk waar hij heen leidt');
  },
  rest: ({ bonus }) => titled(`Rust: ${NAMES.rest[bonus]}`, REST_LINES[bonus]),
  openChest: () => titled('Open de kist'),
  descend: () => titled('Klim omlaag', 'naar een nieuwe verdieping, met alles wat het gezelschap heeft'),
  march: () => titled('Ga terug naar de trap', 'met de gevangene; onderweg kan iets wachten'),
  rerollDie: ({ die }, _view, question) =>
    titled(
      `Gooi de ${DICE[die] ?? 'dobbelsteen'} opnieuw`,
      question.kind === 'rumours' ? `hij toont ${question.dice[die] ?? 0}` : '',
    ),
  mine: ({ raw }, _view, question) => {
    const all = question.kind === 'mine' ? question.crystals : raw;
    const sold = `${5 * (all - raw)} Kronen`;
    if (raw === 0) return titled(all === 1 ? 'Verkoop het' : 'Verkoop ze allemaal', sold);
    return titled(
      raw === all ? (all === 1 ? 'Houd het ruw' : 'Houd ze allemaal ruw') : `Houd er ${raw} ruw`,
      raw === all ? 'van drie komt een edelsteen' : `${sold} voor de andere`,
    );
  },
  assign: ({ hero }, view) => (hero === null ? titled('Bij de bagage') : titled(`Voor ${nameOf(view, hero)}`)),
  endPhase: () => titled('Klaar met verkennen', 'de volgende held gaat verder'),
  goHome: () => titled('Ga naar huis', 'met de beloning'),
  goOn: () => titled('Ga door', 'alles is pas verloren als iedereen valt'),
  flee: () => titled('Vlucht', 'naar huis zonder succes; alleen de Opdracht is verloren'),
  agree: () => titled('Ik ben ervoor'),
  decline: (_action, _view, question) => DECLINED[question.kind] ?? titled('Nee'),
  abstain: () => titled('Geen stem'),
};

const DECLINED: Readonly<Record<string, ReturnType<typeof titled>>> = {
  vote: titled('Ik ben ertegen'),
  consent: titled('Nee, dank je'),
};

const CORNERS = ['de trede linksvoor', 'de trede rechtsvoor', 'de trede linksachter', 'de trede rechtsachter'] as const;
