import type { CrystalExpedition } from '@questhall/crystal-expedition';
import { findEntity, isConscious, isHero } from '@questhall/crystal-expedition/queries';
import type { JSX } from 'react';
import type { DockParts } from '../../../../tiles/board.tsx';
import { TileDock } from '../../../../tiles/hand/dock.tsx';
import { colourOf, iconOf } from '../../looks.ts';
import type { CrystalVerb } from '../verbs.ts';
import type { BoardWords } from '../words.ts';
import { AttackCard } from './attack-card.tsx';

const HOTKEYS: Readonly<Record<string, string>> = {
  attack: 'a',
  explore: 'd',
  momentum: 'n',
  damage: 'g',
  spendFate: 'q',
  recover: 'r',
  crawl: 'c',
};

type DockProps = DockParts<CrystalExpedition, CrystalVerb> & { readonly words: BoardWords };

/** Who acts, the Surges of the Attack and what they buy. */
export function Dock({
  pictured: { picture: view, actor, verbs },
  aiming,
  choose,
  toll,
  words,
}: DockProps): JSX.Element {
  const entity = actor === null ? null : findEntity(view, actor);
  const { encounter = null, attack = null, turn = null } = view.expedition ?? {};
  const round = encounter === null ? words.exploring : words.round(encounter.round);
  const fate = entity !== null && isHero(entity) ? `, ${words.own.side.fate} ${entity.fate}` : '';
  return (
    <TileDock
      who={
        entity && {
          icon: iconOf(entity),
          colour: colourOf(entity),
          name: words.nameOf(view, entity.id),
          state: isConscious(entity) ? `${round}${fate}` : words.unconscious,
          surges: attack?.attacker === entity.id ? attack.surges : null,
          squares: attack === null ? (turn?.left ?? view.expedition?.phase?.left ?? null) : null,
        }
      }
      {...{ verbs, aiming, toll }}
      hotkeys={HOTKEYS}
      texts={words}
      shelf={words.own.activators}
      onChoose={choose}
    >
      <AttackCard view={view} words={words} />
    </TileDock>
  );
}
