import { GAME_IDS, GAMES } from '@questhall/catalogue';
import { type Design, didYouMean, remarkLines, whyNot } from '@questhall/facets';
import { readWritten } from './files.ts';
import { UserError } from './user-error.ts';

/** What designers write for a game, and for which. */
export interface Designed {
  readonly game: string;
  readonly design: Design;
}

/** All games for which something can be written. */
export async function allDesigns(): Promise<readonly Designed[]> {
  const found = await Promise.all(
    GAMES.map(async ({ card, open }) => ({ game: card.id, design: await open((facets) => facets.design?.()) })),
  );
  return found.flatMap(({ game, design }) => (design === undefined ? [] : { game, design }));
}

/** The design of a game; when none is named, the first there is. */
export async function takeDesign(named: string | undefined): Promise<Designed> {
  if (named !== undefined && !GAME_IDS.includes(named))
    throw new UserError(
      `there is no game "${named}"; there are: ${GAME_IDS.join(', ')}.${didYouMean(named, GAME_IDS)}`,
    );
  const designed = (await allDesigns()).find(({ game }) => named === undefined || named === game);
  if (designed === undefined) throw new UserError(`nothing can be written for ${named ?? 'any game'} yet`);
  return designed;
}

/** The game that a text was written for, by what stands in it; the first there is for a text that looks like nothing. */
export async function designOf(text: string, named: string | undefined): Promise<Designed> {
  const meant = named === undefined ? (await allDesigns()).find(({ design }) => design.isOne(text)) : undefined;
  return meant ?? takeDesign(named);
}

/** A text of somebody's own, and what it is for. */
export interface DesignedText extends Designed {
  readonly path: string;
  readonly text: string;
}

/** What is in a file, for the game that it was written for; or all that is wrong with it. */
export async function readDesign(path: string): Promise<DesignedText> {
  const text = readWritten(path);
  const { game, design } = await designOf(text, undefined);
  const { errors } = design.review(text);
  if (errors.length > 0) throw new UserError(`${path} ${whyNot(design.noun, errors)}`);
  return { game, design, path, text };
}

/** The option of the table that plays it. */
export const settingOf = ({ design, path, text }: DesignedText): readonly [string, string, string] => [
  design.option,
  text,
  `${design.option}=@${path}`,
];

/** What is odd about a text that these options play; it can be played all the same. */
export async function warningsOfDesign(game: string, options: unknown): Promise<readonly string[]> {
  const design = await GAMES.find(({ card }) => card.id === game)?.open((facets) => facets.design?.());
  if (design === undefined) return [];
  const text = new Map<string, unknown>(Object.entries(options ?? {})).get(design.option);
  return typeof text !== 'string' || text === '' ? [] : remarkLines(design.review(text).warnings);
}
