import { findGame, GAMES } from '@questhall/catalogue';
import type { Design } from '@questhall/facets';
import { hashText } from '@questhall/kernel';
import { Counter, findStudy, type Prepared } from '@questhall/lab/counting';
import type { Measured } from './measured.ts';
import type { FromWorkshop, Stretch, TakenIn, ToWorkshop } from './messages.ts';

/** What the page wants of this thread. */
export async function answer(asked: unknown): Promise<FromWorkshop> {
  const question = asked as ToWorkshop; // the page and its threads are of one build
  const { number } = question;
  try {
    return await answerTo(question);
  } catch (error) {
    return { kind: 'failed', number, message: error instanceof Error ? error.message : String(error) };
  }
}

async function answerTo(question: ToWorkshop): Promise<FromWorkshop> {
  const { kind, number, text } = question;
  switch (kind) {
    case 'takeIn':
      return { kind: 'takenIn', number, taken: await takeIn(text) };
    case 'review':
      return { kind: 'reviewed', number, review: (await designOf(question.game)).review(text) };
    case 'play':
      return { kind: 'played', number, measured: await play(question.game, text, question.stretch) };
  }
}

async function designOf(game: string): Promise<Design> {
  const design = await findGame(game)?.open(async (facets) => facets.design?.());
  if (design === undefined) throw new Error(`nothing can be written for ${game}`);
  return design;
}

/** How files of other programs begin. */
const FOREIGN = /^\ufeff?\s*</;

/** A text from outside, for the first game that knows what it is. */
async function takeIn(text: string): Promise<TakenIn> {
  let problem = '';
  for (const { card, open } of GAMES) {
    const [importer, design] = await open((facets) => Promise.all([facets.importer?.(), facets.design?.()]));
    if (design === undefined) continue;
    if (!FOREIGN.test(text)) {
      if (design.isOne(text)) return { ok: true, game: card.id, text };
      continue;
    }
    const read = importer?.read(text);
    if (read?.ok === true) return { ok: true, game: card.id, text: read.value.text };
    if (problem === '' && read !== undefined) problem = `${read.problem.field} ${read.problem.message}`;
  }
  return { ok: false, why: problem === '' ? 'unknown' : 'foreign', problem };
}

/** The same text is measured by the same games, here and with `questhall simulate --seed workshop`. */
const SEED = 'workshop';

/** What this thread plays; it plays one text after the other. */
let playing: { readonly game: string; readonly text: string; readonly prepared: Prepared } | null = null;

async function play(game: string, text: string, { from, to }: Stretch): Promise<Measured> {
  if (playing?.game !== game || playing.text !== text) playing = { game, text, prepared: await prepare(game, text) };
  const { prepared } = playing;
  const counter = new Counter();
  for (let index = from; index < to; index++) counter.add(prepared.play(index));
  const { games, wins, endings, counts } = counter.tally();
  const { deaths = '', harm = '' } = prepared.places ?? {};
  return { of: hashText(text), games, wins, endings, deaths: counts[deaths] ?? {}, harm: counts[harm] ?? {}, next: to };
}

/** As the lab plays it when nobody says otherwise: everybody plays as well as they can. */
async function prepare(game: string, text: string): Promise<Prepared> {
  const [{ option }, study] = await Promise.all([designOf(game), findStudy(game)]);
  if (study === null) throw new Error(`there is no game ${game}`);
  const seats = study.seats.usual;
  const players = Array<string>(seats).fill(study.bestPlayer);
  const made = study.prepare({ game, options: { [option]: text }, seats, players, games: 1, seed: SEED });
  if (!made.ok) throw new Error(`${made.problem.field} ${made.problem.message}`);
  return made.value;
}
