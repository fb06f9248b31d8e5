import type { View } from '@questhall/dungeonquest';
import { heroSeen } from '@questhall/dungeonquest/client';
import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import { HERO_ICONS, MONSTER_ICONS } from '../looks.ts';
import { rowsOf, tollsOfFaces } from '../odds/reckon.ts';
import { useArenaWords } from '../wording/words.ts';

/** What each face of the die does, and which one lies there. */
export function SoloTable({ view, face }: { readonly view: View; readonly face: number | null }): ReactElement | null {
  const texts = useArenaWords();
  const rows = rowsOf(tollsOfFaces(view));
  const fighter = heroSeen(view);
  if (rows.length === 0 || view.monster === null || fighter === null) return null;
  const icons = { hero: HERO_ICONS[fighter.hero], monster: MONSTER_ICONS[view.monster.monster] };
  return (
    <table className="solo-table">
      <caption className="unseen">{texts.soloTable}</caption>
      <tbody>
        {rows.map(({ faces, hero, monster }) => (
          <tr key={faces.join()} data-fell={face !== null && faces.includes(face)}>
            <th scope="row">{faces.join('–')}</th>
            <td>
              {hero > 0 && (
                <span data-side="hero">
                  <Icon name={icons.hero} /> −{hero}
                </span>
              )}
              {monster > 0 && (
                <span data-side="monster">
                  <Icon name={icons.monster} /> −{monster}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
