import type { Glowquest, View } from '@questhall/glowquest';
import { type EntityId, findEntity, hasFallen, type Question } from '@questhall/glowquest/queries';
import { type JSX, useState } from 'react';
import { VerbBar } from '../../../../board/pointing/verb-bar.tsx';
import { Icon } from '../../../../look/icon.tsx';
import { colourOf, iconOf } from '../../looks.ts';
import type { GlowVerb } from '../offers/verbs.ts';
import { AttackCard } from './attack-card.tsx';
import { Benefits } from './benefits.tsx';
import './hand.css';
import type { Asking } from '../../../../board/tiles/touched.ts';
import type { BoardWords } from '../words.ts';
import { Surges } from './surges.tsx';

interface DockProps {
  readonly view: View;
  readonly actor: EntityId | null;
  readonly question: Question | null;
  readonly verbs: readonly GlowVerb[];
  readonly aiming: GlowVerb | null;
  readonly texts: BoardWords;
  readonly asking: Asking<Glowquest> | null;
  readonly onChoose: (verb: GlowVerb) => void;
  /** Surges that the walk would take which is pointed at on the board. */
  readonly toll: number;
}

const HOTKEYS: Readonly<Record<string, string>> = {
  attack: 'a',
  open: 'd',
  recover: 'r',
  throwRock: 't',
  crawl: 'c',
};

/** Under the board: who acts, what is left to spend, and everything that can be done with it. */
export function Dock(props: DockProps): JSX.Element {
  const { view, actor, question, verbs, aiming, texts, asking, onChoose, toll } = props;
  const [pointed, setPointed] = useState<string | null>(null);
  const benefits = verbs.filter(({ benefit }) => benefit !== null);
  const wanted = benefits.find(({ key, offers }) => key === pointed && offers.length > 0) ?? aiming;
  return (
    <div className="gq-dock" data-hand={benefits.length > 0}>
      <Purse
        view={view}
        actor={actor}
        question={question}
        cost={Math.max(toll, wanted?.benefit?.due ?? 0)}
        texts={texts}
      />
      <AttackCard view={view} texts={texts} />
      <VerbBar
        verbs={verbs.filter(({ benefit }) => benefit === null)}
        aiming={aiming}
        hotkeys={HOTKEYS}
        texts={texts}
        detailOf={question?.kind === 'down' ? (verb) => detailOf(verb, asking, texts) : undefined}
        titleOf={({ title, offers }) => (offers.length === 0 ? `${title}: ${texts.notNow}` : title)}
        onChoose={onChoose}
      />
      {benefits.length > 0 && (
        <Benefits verbs={benefits} aiming={aiming} texts={texts} onChoose={onChoose} onRead={setPointed} />
      )}
    </div>
  );
}

/** What comes of doing it; empty where its name says all. */
const detailOf = ({ offers: [offer] }: GlowVerb, asking: Asking<Glowquest> | null, texts: BoardWords): string =>
  offer === undefined || asking === null ? '' : texts.action(offer, asking.asked.ask, asking.sight).detail;

interface PurseProps extends Pick<DockProps, 'view' | 'actor' | 'question' | 'texts'> {
  readonly cost: number;
}

/** Who acts, and what is left: Surges in a Turn, squares in an Exploration Phase. */
function Purse({ view, actor, question, cost, texts }: PurseProps): JSX.Element {
  const entity = actor === null ? null : findEntity(view, actor);
  if (entity === null) return <div className="purse" />;
  const { turn, phase, encounter } = view;
  const squares = phase?.left ?? turn?.stroll?.left ?? null;
  const isDown = hasFallen(entity, question === null ? [] : [{ question }]);
  const state = encounter === null ? texts.exploring : isDown ? texts.down : texts.round(encounter.round);
  return (
    <div className="purse" style={{ borderColor: `var(${colourOf(entity)})` }}>
      <p className="purse-who">
        <Icon name={iconOf(entity)} />
        <span>
          <b>{texts.nameOf(view, entity.id)}</b>
          <small>{state}</small>
        </span>
      </p>
      {turn?.who === entity.id && <Surges left={turn.surges} cost={cost} label={texts.surges(turn.surges)} />}
      {squares !== null && <p className="purse-squares">{texts.squaresLeft(squares)}</p>}
    </div>
  );
}
