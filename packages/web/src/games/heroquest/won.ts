import { completed } from '@questhall/border';
import { options } from '@questhall/heroquest/client';
import { WON } from '@questhall/heroquest/measured';
import { type ChairChoice, isUsualBut, type Values } from '../../forms/form.ts';

/** What was measured, and what makes no difference to a quest. */
const MEASURED_BY = ['quest', 'zargon', 'asPublished', 'campaign', 'attempts'];

/** How often such a quest was won by the program's heroes against its Zargon, in per cent; null where nobody knows. */
export function wonAt(values: Values, chairs: readonly ChairChoice[]): number | null {
  const isMeasured = isUsualBut({ options }, values, MEASURED_BY) && chairs.at(-1)?.startsWith('bot:') === true;
  if (!isMeasured) return null;
  const { quest, zargon, asPublished } = completed(options, values);
  const standard = zargon === 'standard' ? 'published' : ''; // as published no other Zargon was measured
  return WON[asPublished === true ? standard : String(zargon)]?.[Number(quest) - 1] ?? null;
}
