import type { CrystalExpedition, View } from '@questhall/crystal-expedition';
import { rulebook } from '@questhall/crystal-expedition/client';
import { dungeonOf, goalAt, wanderersAt } from '@questhall/crystal-expedition/queries';
import { type ReactElement, useState } from 'react';
import { Icon } from '../../../look/icon.tsx';
import { useRules } from '../../../table/game/rules.ts';
import type { BoardWords } from '../board/words.ts';
import { QUEST_ICONS } from '../looks.ts';

type Rule = CrystalExpedition['Rule'];
type Fact = 'glory' | 'quest' | 'wanderers' | 'purse' | 'raw';

/** The rules behind a figure, which it says when it is pressed. */
const RULES: Readonly<Record<Fact, readonly Rule[]>> = {
  glory: ['glory.minus-one-per-fall', 'glory.plus-one-per-champion', 'glory.zero-fails-at-once'],
  quest: ['expedition.success-on-quest'],
  wanderers: ['wander.token-on-four', 'wander.threshold-half-glory'],
  purse: ['loot.expedition-purse', 'expedition.all-unconscious-loses-crowns'],
  raw: ['crystal.crowns-or-raw', 'smith.gem-craft'],
};

/** So little Glory is cause for worry. */
const LOW = 3;

/** How far the party has come with its Quest, and what it has won and left. */
export function Progress({ view, words }: { readonly view: View; readonly words: BoardWords }): ReactElement | null {
  const [explained, setExplained] = useState<Fact | null>(null);
  const ruleOf = useRules(rulebook, words.book);
  const { expedition } = view;
  if (expedition === null) return null;
  const texts = words.own.side;
  const { names } = words;
  const { type, strength, weakness, threat, quest } = dungeonOf(view);
  const { glory, done, tokens, purse, raw, floor } = expedition;
  const values: Readonly<Record<Fact, string>> = {
    glory: String(glory),
    quest: `${done} / ${goalAt(view, quest)}`,
    wanderers: `${tokens} / ${wanderersAt(view)}`,
    purse: String(purse),
    raw: String(raw),
  };
  const fact = (which: Fact): ReactElement => (
    <button
      key={which}
      type="button"
      className="tile-fact"
      data-low={(which === 'glory' && glory <= LOW) || undefined}
      aria-expanded={explained === which}
      onClick={() => setExplained(explained === which ? null : which)}
    >
      {texts[which]} <b>{values[which]}</b>
    </button>
  );
  return (
    <section className="ce-progress" aria-label={texts.expedition}>
      <h3>
        <Icon name={QUEST_ICONS[quest]} /> {names.quest[quest]}
      </h3>
      <p>
        {texts.dungeon(names.type[type])} · {texts.floor(floor.level)}
        <br />
        {texts.foe(names.element[strength], names.element[weakness], threat)}
      </p>
      <div className="ce-facts">{(['glory', 'quest', 'wanderers', 'purse', 'raw'] as const).map(fact)}</div>
      {explained !== null && (
        <p className="ce-meaning" role="status">
          {RULES[explained].map((id) => {
            const rule = ruleOf(id);
            return (
              <span key={id} lang={rule?.lang}>
                {rule?.text}{' '}
              </span>
            );
          })}
        </p>
      )}
    </section>
  );
}
