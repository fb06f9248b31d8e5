import { fixed } from '@questhall/kernel';
import type { Effect, EffectOf, Form, Terrain } from '../vocabulary.ts';
import { NotationError } from './error.ts';
import { FORM_SHORTS, TERRAIN_LABELS } from './labels.ts';
import { SPEECH, type Word } from './speech.ts';
import { numberOf, readLabel, split } from './text.ts';

const SPEECHES = Object.values(SPEECH);

/**
 * Effects that all happen, and what stood in brackets behind the last of them and is not its own. What is under way holds
 * such effects, so states share them with all that is in them.
 */
interface Listed {
  readonly effects: readonly Effect[];
  readonly bracket: string;
}

function findEffect(text: string): Effect | null {
  for (const { pattern, read } of SPEECHES) {
    const caught = pattern.exec(text);
    const effect = caught && read(caught.slice(1));
    if (effect) return effect;
  }
  return null;
}

/** The words that begin as this text does, or all of them. */
function likenesses(text: string): string {
  const [first = ''] = text.split(' ');
  const near = SPEECHES.filter(({ like }) => like.split(/[ ,]/)[0] === first);
  return (near.length > 0 ? near : SPEECHES).map(({ like }) => like).join(', ');
}

function readEffect(text: string, at: string): Effect {
  const effect = findEffect(text);
  if (effect !== null) return effect;
  if (text.startsWith('Thr ')) throw new NotationError(at, text, 'a Threat stands alone in its clause');
  throw new NotationError(at, text, `write ${likenesses(text)}`);
}

const BRACKETED = /^(.+) \(([^()]+)\)$/;

/** `Wound 1, Tip (on swamp)`: a bracket that the last word does not know as its own belongs to the clause. */
export function readEffects(text: string, at: string): Listed {
  const texts = split(text, ', ');
  const last = texts.at(-1) ?? '';
  const [, bare, bracket] = findEffect(last) === null ? (BRACKETED.exec(last) ?? []) : [];
  const whole = [...texts.slice(0, -1), bare ?? last];
  return { effects: whole.map((one) => fixed(readEffect(one, at))), bracket: bracket ?? '' };
}

const THREAT = /^Thr (\S+) (\d+)(?: \(([^)]+)\))?(?: ×(\d+))? else (.+)$/;
const RIGHT = 'a Threat is written like Thr Me/Ma/Sp 6 (space; 7 on mountains) ×3 else Wound 1, Tip (space)';
const NOTHING = 'nothing';
const SPACE = 'space';

type Who = Pick<EffectOf<'threat'>, 'who' | 'instead'>;

/** `space; 7 on mountains`: who rolls, and where the number is another one. */
function readWho(text: string | undefined, at: string): Who {
  const heard: { who: Who['who']; instead: Who['instead'] } = { who: 'target', instead: null };
  for (const part of text?.split('; ') ?? []) {
    const [, number, terrain] = /^(\d+) on (\w+)$/.exec(part) ?? [];
    if (terrain !== undefined)
      heard.instead = { on: readLabel<Terrain>(TERRAIN_LABELS, terrain, at), number: numberOf(number) };
    else if (part === 'space' || part === 'terrain') heard.who = part;
    else throw new NotationError(at, `(${part})`, RIGHT);
  }
  return heard;
}

const writeWho = ({ who, instead }: Who): string =>
  [who === 'target' ? '' : who, instead === null ? '' : `${instead.number} on ${TERRAIN_LABELS[instead.on]}`]
    .filter(Boolean)
    .join('; ');

export const isThreat = (text: string): boolean => text.startsWith('Thr ');

/** A Threat takes all that follows it, so what is left for the clause is a bracket at its end. */
export function readThreat(text: string, at: string): Listed {
  const [, scores, number, who, times, otherwise] = THREAT.exec(text) ?? [];
  if (scores === undefined || otherwise === undefined) throw new NotationError(at, text, RIGHT);
  const fail = otherwise === NOTHING ? { effects: [], bracket: '' } : readEffects(otherwise, at);
  const brackets = fail.bracket.split('; ').filter(Boolean);
  const threat: Effect = {
    word: 'threat',
    scores: scores.split('/').map((label) => readLabel<Form>(FORM_SHORTS, label, at)),
    number: numberOf(number),
    ...readWho(who, at),
    times: numberOf(times ?? '1'),
    fail: fail.effects,
    isFailForAll: brackets.includes(SPACE),
  };
  return { effects: [fixed(threat)], bracket: brackets.filter((part) => part !== SPACE).join('; ') };
}

const inBrackets = (text: string): string => (text === '' ? '' : ` (${text})`);

/** With what its clause has in brackets, because one pair of them has to hold both. */
function writeThreat(threat: EffectOf<'threat'>, bracket: string): string {
  const { scores, number, times, fail, isFailForAll } = threat;
  const named = scores.map((score) => FORM_SHORTS[score]).join('/');
  const repeated = times === 1 ? '' : ` ×${times}`;
  const result = fail.length === 0 ? NOTHING : fail.map(writeEffect).join(', ');
  const end = [isFailForAll ? SPACE : '', bracket].filter(Boolean).join('; ');
  return `Thr ${named} ${number}${inBrackets(writeWho(threat))}${repeated} else ${result}${inBrackets(end)}`;
}

function writeWord<W extends Word>(word: W, effect: EffectOf<W>): string {
  return SPEECH[word].write(effect);
}

function writeEffect(effect: Effect): string {
  return effect.word === 'threat' ? writeThreat(effect, '') : writeWord(effect.word, effect);
}

export function writeEffects(effects: readonly Effect[], bracket: string): string {
  const [first] = effects;
  if (first?.word === 'threat') return writeThreat(first, bracket);
  return `${effects.map(writeEffect).join(', ')}${inBrackets(bracket)}`;
}
