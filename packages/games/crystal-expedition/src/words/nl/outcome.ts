import type { Wording } from '@questhall/facets';
import { count } from '@questhall/facets/dutch';
import { joined } from '@questhall/facets/saying';
import type { CrystalExpedition } from '../../types/index.ts';

/** How it ended, and how far the party came. */
export const outcome: Wording<CrystalExpedition>['outcome'] = ({ view, outcome: ended }) => {
  if (ended === null) return { title: '', text: '' };
  const { successes, failures, chronicle } = view;
  const last = chronicle.findLast(({ line }) => line === 'expedition');
  const tale = joined(
    [
      successes === 0 ? '' : count(successes, 'expeditie geslaagd', 'expedities geslaagd'),
      failures === 0 ? '' : count(failures, 'expeditie mislukt', 'expedities mislukt'),
    ],
    ', ',
  );
  const text = tale === '' ? '' : `${tale.charAt(0).toUpperCase()}${tale.slice(1)}.`;
  if (ended.rule === 'campaign.open-ended') return { title: 'De campagne is voorbij.', text };
  const isWon = last?.line === 'expedition' && last.result === 'success';
  return { title: isWon ? 'De expeditie slaagt.' : 'De expeditie is mislukt.', text };
};
