import { GAME_IDS, GAMES } from '@questhall/catalogue';
import { type Design, didYouMean, remarkLines, whyNot } from '@questhall/facets';
import { readWritten } from './files.ts';
import { UserError } from './user-error.ts';

/** What designers write for a game, and for which. */
export interface Designed {
  readonly game: string;
  readonly design: Design;
}

/** The design of a game; when none is named, the first there is. */
export async function takeDesign(named: string | undefined): Promise<Designed> {
  if (named !== undefined && !GAME_IDS.includes(named))
    throw new UserError(
      `there is no game "${named}"; there are: ${GAME_IDS.join(', ')}.${didYouMean(named, GAME_IDS)}`,
    );
  for (const { card, open } of GAMES) {
    const design = named === undefined || named === card.id ? await open((facets) => facets.design?.()) : undefined;
    if (design !== undefined) return { game: card.id, design };
  }
  throw new UserError(`nothing can be written for ${named ?? 'any game'} yet`);
}

/** A text of somebody's own, and what it is for. */
export interface DesignedText extends Designed {
  readonly path: string;
  readonly text: string;
}

/** What is in a file, for the game that can play it; or all that is wrong with it. */
export async function readDesign(path: string): Promise<DesignedText> {
  const text = readWritten(path);
  let refusal = `${path}: no game takes a file`;
  for (const { card, open } of GAMES) {
    const design = await open((facets) => facets.design?.());
    if (design === undefined) continue;
    const { errors } = design.review(text);
    if (errors.length === 0) return { game: card.id, design, path, text };
    refusal = `${path} ${whyNot(design.noun, errors)}`;
  }
  throw new UserError(refusal);
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
