import { isCount, isRecord, isText } from '@questhall/wire';
import { type Card, isId, type Line, type Snapshot } from './shelf.ts';

// What comes back from a shelf is checked as far as the shelf itself relies on it; the rest is the host's to read.

const isTime = (raw: unknown): raw is number => typeof raw === 'number' && Number.isFinite(raw);

export const isLine = (raw: unknown): raw is Line =>
  isRecord(raw) && isCount(raw['n']) && raw['n'] > 0 && isTime(raw['at']) && isText(raw['kind']);

export const isLines = (raw: unknown): raw is readonly Line[] => Array.isArray(raw) && raw.every(isLine);

export const isCard = (raw: unknown): raw is Card =>
  isRecord(raw) &&
  isId(raw['id']) &&
  isText(raw['game']) &&
  isText(raw['edition']) &&
  isText(raw['name']) &&
  isCount(raw['n']) &&
  typeof raw['isOver'] === 'boolean' &&
  isTime(raw['changed']);

export const isSnapshot = (raw: unknown): raw is Snapshot =>
  isRecord(raw) && isCount(raw['n']) && isText(raw['hash']) && raw['state'] !== undefined;

/** Undefined for what is no JSON, which no JSON says. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
