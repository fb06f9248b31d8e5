import type { Bracket } from '../vocabulary.ts';
import { NotationError } from './error.ts';
import { FORM_LABELS, ROLL_LABELS, TERRAIN_LABELS } from './labels.ts';
import { capital, idOf, numberOf, readLabel } from './text.ts';

/** Nothing is narrowed. */
export const NO_BRACKET: Bracket = {
  on: [],
  form: null,
  against: null,
  rolls: [],
  host: false,
  token: false,
  variable: null,
  min: null,
  firstTurn: false,
};

const RIGHT =
  'a bracket is one or several, with "; " between them, of (on forest, plains), (Melee), (Melee against Beast), ' +
  '(against Beast), (Threat, counter), (exit), (host), (token), (# 1–3), (min 1) and (first turn)';

/** One part of a bracket, between semicolons. */
function readPart(part: string, at: string): Partial<Bracket> {
  if (part === 'host') return { host: true };
  if (part === 'token') return { token: true };
  if (part === 'first turn') return { firstTurn: true };
  const [, terrains] = /^on (.+)$/.exec(part) ?? [];
  if (terrains !== undefined) return { on: terrains.split(', ').map((label) => readLabel(TERRAIN_LABELS, label, at)) };
  const [, least, most] = /^# (\d+)–(\d+)$/.exec(part) ?? [];
  if (most !== undefined) return { variable: [numberOf(least), numberOf(most)] };
  const [, min] = /^min (\d+)$/.exec(part) ?? [];
  if (min !== undefined) return { min: numberOf(min) };
  const [, form, against] = /^(?:(Melee|Magic|Speed)(?: |$))?(?:against ([A-Z][a-z]+))?$/.exec(part) ?? [];
  if (form !== undefined || against !== undefined)
    return { form: idOf(FORM_LABELS, form), against: against?.toLowerCase() ?? null };
  const rolls = part.split(', ').map((label) => idOf(ROLL_LABELS, label));
  if (rolls.every((roll) => roll !== null)) return { rolls };
  throw new NotationError(at, `(${part})`, RIGHT);
}

/** What stands in round brackets behind the effects of a clause. */
export function readBracket(text: string, at: string): Bracket {
  const parts = text.split('; ').filter(Boolean);
  if (parts.length === 0) return NO_BRACKET;
  const read: Bracket = Object.assign({ ...NO_BRACKET }, ...parts.map((part) => readPart(part, at)));
  // Written out so that all of them are alike to the compiler: spread together, each would have a shape of its own.
  const { on, form, against, rolls, host, token, variable, min, firstTurn } = read;
  return { on, form, against, rolls, host, token, variable, min, firstTurn };
}

/** The same without its brackets; nothing where nothing is narrowed. */
export function writeBracket(bracket: Bracket): string {
  const { on, form, against, rolls, host, token, variable, min, firstTurn } = bracket;
  const fight = [form && FORM_LABELS[form], against && `against ${capital(against)}`].filter(Boolean).join(' ');
  return [
    on.length > 0 && `on ${on.map((terrain) => TERRAIN_LABELS[terrain]).join(', ')}`,
    fight,
    rolls.map((roll) => ROLL_LABELS[roll]).join(', '),
    host && 'host',
    token && 'token',
    variable && `# ${variable.join('–')}`,
    min !== null && `min ${min}`,
    firstTurn && 'first turn',
  ]
    .filter(Boolean)
    .join('; ');
}
