import {
  bar,
  choiceOption,
  didYouMean,
  listOption,
  Mistake,
  type OddsAnswer,
  type OddsCommand,
  type OddsOption,
  type OddsOptions,
  oddsCommand,
  percent,
  wholeOption,
  withInitial,
} from '@questhall/facets';
import {
  adventureOf,
  CARD_IDS,
  type CardId,
  FORMS,
  type Form,
  HERO_IDS,
  type HeroId,
  heroCardOf,
} from '../content/index.ts';
import { type Duel, duelOdds, fieldOf, monsterAgainst, threatScore, trialOf } from '../odds/index.ts';
import { fighterOn } from '../queries/scores.ts';
import type { Open } from '../types/index.ts';
import { NAMES } from '../words/en/names.ts';
import { nameIn } from '../words/names.ts';

const HELP = `
Without a monster: against every monster of the hero’s grade, in each form in which it attacks. Numbers are for a plain space, with nothing
attached and nobody else acting.

Examples:
  npx questhall odds dungeoneer                                        Brunna against everybody
  npx questhall odds dungeoneer --hero ilvane --monster "mud ghoul"
  npx questhall odds dungeoneer --hero tamsin --level 2 --card "gaoler" --monster "skitter hound" --counter 2
  npx questhall odds dungeoneer --hero ilvane --threat 6 --json`;

const BAR_WIDTH = 30;
const LEVELS_MAX = 2;
const MORE_MAX = 9;
const THREAT_MAX = 20;

interface OddsRequest {
  readonly hero: HeroId;
  readonly level: number;
  readonly card: readonly CardId[];
  readonly monster: CardId | undefined;
  readonly form: Form | undefined;
  readonly counter: number;
  readonly threat: number | undefined;
}

/** Something by its id, or by a part of its name that nothing else has. */
function readNamed(typed: string, ids: readonly string[], names: Readonly<Record<string, string>>): string {
  const wanted = typed.toLowerCase();
  const found = ids.filter((id) => id.toLowerCase() === wanted || nameIn(names, id).toLowerCase().includes(wanted));
  const [one, other] = found;
  if (one === undefined)
    throw new Mistake(
      `There is nobody and nothing of that name.${didYouMean(
        typed,
        ids.map((id) => nameIn(names, id)),
      )}`,
    );
  if (other !== undefined)
    throw new Mistake(`That could be ${found.map((id) => nameIn(names, id)).join(', ')}: say more of the name.`);
  return one;
}

const named = (
  flags: string,
  text: string,
  ids: readonly string[],
  names: Readonly<Record<string, string>>,
): OddsOption<string | undefined> => ({ flags, text, read: (typed) => readNamed(typed, ids, names) });

const MONSTERS = CARD_IDS.filter((card) => adventureOf(card).kind === 'monster');
const WORN = CARD_IDS.filter((card) => adventureOf(card).duration === 'permanent' && adventureOf(card).kind !== 'bane');

const OPTIONS: OddsOptions<OddsRequest> = {
  hero: withInitial(named('--hero <name>', 'who is attacked', HERO_IDS, NAMES.hero), 'HD-H1'),
  level: withInitial(wholeOption('--level <number>', 'levels gained so far', 0, LEVELS_MAX), 0),
  card: listOption<CardId>(named('--card <name>', 'a card that is readied, any number of times', WORN, NAMES.card)),
  monster: named('--monster <name>', 'who attacks', MONSTERS, NAMES.card),
  form: choiceOption('--form <form>', 'in which form; in all of them otherwise', FORMS),
  counter: withInitial(wholeOption('--counter <number>', 'added to the answer by a Response', 0, MORE_MAX), 0),
  threat: wholeOption('--threat <number>', 'a Threat instead of a fight', 1, THREAT_MAX),
};

interface Report extends Duel {
  readonly monster: CardId;
  readonly form: Form;
  readonly attack: number;
  readonly answer: number;
}

function answer(request: OddsRequest): OddsAnswer {
  const { hero, level, card, monster, threat, form } = request;
  const table = fieldOf({ hero, level, cards: card });
  const forms = form === undefined ? FORMS : [form];
  if (threat !== undefined) return threatAnswer(table, threat, forms);
  const { grade } = heroCardOf(hero);
  const monsters = monster === undefined ? MONSTERS.filter((id) => adventureOf(id).grade === grade) : [monster];
  const reports = monsters.flatMap((id) => reportsOf(table, id, forms, request.counter));
  return { lines: [...fightLines(request, reports)], json: { hero, level, cards: card, reports } };
}

function threatAnswer(table: Open, number: number, forms: readonly Form[]): OddsAnswer {
  const trials = forms.map((form) => ({ form, ...trialOf(number, threatScore(table, 0, form, 'card')) }));
  const lines = trials.map(
    ({ form, more, chance }) =>
      `  ${NAMES.form[form].padEnd(6)} die + ${more} against ${number}  ${percent(chance, 1).padStart(7)}  ${bar(chance, BAR_WIDTH)}`,
  );
  return { lines, json: { threat: number, trials } };
}

function reportsOf(table: Open, monster: CardId, forms: readonly Form[], more: number): readonly Report[] {
  return forms.flatMap((form) => {
    if (fighterOn(monster).signs[form] !== 'attack') return [];
    const match = monsterAgainst(table, monster, [], 0, form);
    const counter = match.counter + more;
    return [{ monster, form, attack: match.attack, answer: counter, ...duelOdds({ ...match, counter }) }];
  });
}

function* fightLines({ hero, monster }: OddsRequest, reports: readonly Report[]): Generator<string> {
  yield `${nameIn(NAMES.hero, hero)}, attacked by ${monster === undefined ? 'each monster' : nameIn(NAMES.card, monster)}:`;
  yield `  ${'monster'.padEnd(24)} ${'form'.padEnd(6)} ${'attack'.padStart(6)} ${'answer'.padStart(6)} ${'hits'.padStart(7)} ${'is hit'.padStart(7)}`;
  for (const { monster: id, form, attack, answer: own, hit, back } of reports)
    yield `  ${nameIn(NAMES.card, id).padEnd(24)} ${NAMES.form[form].padEnd(6)} ${String(attack).padStart(6)} ${String(own).padStart(6)} ${percent(hit, 1).padStart(7)} ${percent(back, 1).padStart(7)}`;
}

export const odds: OddsCommand = oddsCommand({
  about: 'a monster against a hero, or a Threat: how often which of them is higher',
  options: OPTIONS,
  help: HELP,
  answer,
});
