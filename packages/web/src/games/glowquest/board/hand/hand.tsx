import type { Glowquest } from '@questhall/glowquest';
import { findEntity, hasFallen } from '@questhall/glowquest/queries';
import type { JSX } from 'react';
import type { DockParts } from '../../../../tiles/board.tsx';
import { TileDock } from '../../../../tiles/hand/dock.tsx';
import type { Asking } from '../../../../tiles/touched.ts';
import { colourOf, iconOf } from '../../looks.ts';
import type { GlowVerb } from '../offers/verbs.ts';
import type { BoardWords } from '../words.ts';
import { AttackCard } from './attack-card.tsx';
import './hand.css';

const HOTKEYS: Readonly<Record<string, string>> = {
  attack: 'a',
  open: 'd',
  recover: 'r',
  throwRock: 't',
  crawl: 'c',
};

type DockProps = DockParts<Glowquest, GlowVerb> & { readonly texts: BoardWords };

/** Who acts, and what is left: Surges in a Turn, squares in an Exploration Phase. */
export function Dock({ pictured, aiming, choose, toll, texts }: DockProps): JSX.Element {
  const { picture: view, actor, asked, asking, verbs } = pictured;
  const question = asked?.ask.question ?? null;
  const entity = actor === null ? null : findEntity(view, actor);
  const { turn, phase, encounter } = view;
  const isDown = entity !== null && hasFallen(entity, question === null ? [] : [{ question }]);
  const state = encounter === null ? texts.exploring : isDown ? texts.down : texts.round(encounter.round);
  const who = entity && {
    icon: iconOf(entity),
    colour: colourOf(entity),
    name: texts.nameOf(view, entity.id),
    state,
    surges: turn?.who === entity.id ? turn.surges : null,
    squares: phase?.left ?? turn?.stroll?.left ?? null,
  };
  return (
    <TileDock
      who={who}
      verbs={verbs}
      aiming={aiming}
      hotkeys={HOTKEYS}
      texts={texts}
      shelf={texts.hand}
      detailOf={question?.kind === 'down' ? (verb) => detailOf(verb, asking, texts) : undefined}
      onChoose={choose}
      toll={toll}
    >
      <AttackCard view={view} texts={texts} />
    </TileDock>
  );
}

/** What comes of doing it; empty where its name says all. */
const detailOf = ({ offers: [offer] }: GlowVerb, asking: Asking<Glowquest> | null, texts: BoardWords): string =>
  offer === undefined || asking === null ? '' : texts.action(offer, asking.asked.ask, asking.sight).detail;
