import type { Dungeoneer, View } from '@questhall/dungeoneer';
import { heroPlace } from '@questhall/dungeoneer/client';
import { FORMS } from '@questhall/dungeoneer/content';
import { type Hero, heroScore, isGraded, maxLife, scoreOf } from '@questhall/dungeoneer/queries';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { Icon } from '../../../look/icon.tsx';
import type { IconName } from '../../../look/icon-names.ts';
import type { TableStore } from '../../../table/store/store.ts';
import { colourOf, FORM_ICONS, faceOf, GLORY, LIFE, PERIL, POINTS, QUEST } from '../looks.ts';
import { pointAt } from '../pointing.ts';
import { CardTag, QuestTag, Shelf } from '../tags.tsx';
import { useWords } from '../wording/wording.ts';

interface PlayerProps {
  readonly store: TableStore<Dungeoneer>;
  readonly view: View;
  readonly seat: number;
  readonly isYou: boolean;
}

const QUESTS_TO_WIN = 3;

/** All that lies open before one player: the hero, life, Glory and Peril, what is in play, and the Quests. */
export function Player({ store, view, seat, isYou }: PlayerProps): ReactElement | null {
  const words = useWords();
  const { says } = words;
  const hero = view.heroes[seat];
  if (hero === undefined) return null;
  const style: CSSProperties & Record<`--${string}`, string> = { '--rim': `var(${colourOf(seat)})` };
  const name = says.heroName(view, seat);
  const isHere = !hero.isOut && hero.heroes.length > 0;
  const score = scoreOf(view, seat);
  const known = (view.errands[seat] ?? []).flatMap(({ quest }) => quest ?? []);
  const hidden = (view.errands[seat]?.length ?? 0) - known.length;
  const quests = known.map((quest) => <QuestTag key={quest} store={store} view={view} quest={quest} seat={seat} />);
  return (
    <article
      className="dg-player"
      style={style}
      data-place={heroPlace(seat)}
      data-acting={view.active === seat || undefined}
      data-out={hero.isOut || undefined}
    >
      <h3>
        <button
          type="button"
          className="dg-player-name"
          title={words.heroSheet(name)}
          onClick={() => pointAt(store, heroPlace(seat), true)}
        >
          <Icon name={faceOf(hero)} /> {name} {isYou && <small>{words.you}</small>}
        </button>
        {isHere && (
          <span className="dg-level">
            {words.level(hero.level)} · {words.handOf(view.handSizes[seat] ?? 0)}
          </span>
        )}
        <span className="dg-score" title={words.quests}>
          <Icon name={QUEST} label={words.quests} />{' '}
          {isGraded(view) ? words.victoryPoints(score) : words.done(score, QUESTS_TO_WIN)}
        </span>
      </h3>
      {hero.isOut && <p className="dg-out">{words.out}</p>}
      {isHere && (
        <>
          <p className="dg-purse">
            <Figure icon={LIFE} label={words.life} kind="life">
              {hero.life}
              <small>/{maxLife(hero)}</small>
            </Figure>
            <Figure icon={GLORY} label={words.glory} kind="glory">
              {hero.glory}
            </Figure>
            <Figure icon={PERIL} label={words.peril} kind="peril">
              {hero.peril}
            </Figure>
            <Figure icon={POINTS} label={words.points} kind="points">
              {view.active === seat ? hero.points + hero.bonus : hero.hasSaved ? 1 : 0}
            </Figure>
            {FORMS.map((form) => (
              <Figure key={form} icon={FORM_ICONS[form]} label={says.names.form[form]} kind="score">
                {heroScore(view, seat, form)}
              </Figure>
            ))}
          </p>
          <Marks hero={hero} isActive={view.active === seat} />
          <Shelf title={words.ready}>
            {hero.readied.map(({ card, charges, wounds }) => (
              <CardTag key={card} store={store} card={card}>
                {charges > 0 && <small>{words.charges(charges)}</small>}
                {wounds > 0 && <small>{words.wounded(wounds)}</small>}
              </CardTag>
            ))}
          </Shelf>
          <Shelf title={words.pack}>
            {hero.pack.map(({ card, wounds }) => (
              <CardTag key={card} store={store} card={card}>
                {wounds > 0 && <small>{words.wounded(wounds)}</small>}
              </CardTag>
            ))}
          </Shelf>
          <Shelf title={words.banes}>
            {hero.banes.map(({ card }) => (
              <CardTag key={card} store={store} card={card} />
            ))}
          </Shelf>
          <Shelf title={words.quests}>
            {[...(hidden === 0 ? [] : [<Backs key="backs" count={hidden} />]), ...quests]}
          </Shelf>
        </>
      )}
    </article>
  );
}

/** What holds for a while: that one lies on the ground, and that one can still act in the turns of others. */
function Marks({ hero, isActive }: { readonly hero: Hero; readonly isActive: boolean }): ReactElement | null {
  const words = useWords();
  const isSaving = hero.hasSaved && !isActive;
  return !hero.isTipped && !isSaving ? null : (
    <p className="dg-marks">
      {hero.isTipped && <span className="chip chip-gold">{words.tipped}</span>}
      {isSaving && <span className="chip">{words.saved}</span>}
    </p>
  );
}

/** Quests that nobody but their owner knows. */
const Backs = ({ count }: { readonly count: number }): ReactElement => (
  <span className="dg-tag" data-back="">
    {useWords().faceDown(count)}
  </span>
);

interface FigureProps {
  readonly icon: IconName;
  readonly label: string;
  readonly kind: string;
  readonly children: ReactNode;
}

const Figure = ({ icon, label, kind, children }: FigureProps): ReactElement => (
  <span className="dg-number" data-kind={kind} title={label}>
    <Icon name={icon} label={label} /> <b>{children}</b>
  </span>
);
