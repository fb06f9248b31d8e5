import type { Client, Rules } from '@questhall/facets';
import type { Turn } from '@questhall/kernel';
import type { Vault } from '../types.ts';
import { vault } from '../vault.ts';

/** Takes the first answer there is. */
const dull = ({ offers: [first] }: Turn<Vault>): Vault['Action'] => {
  if (first === undefined) throw new Error('nothing can be answered');
  return first;
};

export const rules: Rules<Vault> = { game: vault, bots: { dull: () => dull } };

export const client: Client<Vault> = {
  rulebook: vault.rulebook,
  options: vault.options,
  botNames: Object.keys(rules.bots),
  admit: vault.admit,
};
