import type { View } from '@questhall/crystal-expedition';
import { findEntity, isHitting, totalOf } from '@questhall/crystal-expedition/queries';
import type { JSX } from 'react';
import '../../../../tiles/hand/attack-card.css';
import { Icon } from '../../../../look/icon.tsx';
import { Die } from '../../../../table/dice/die.tsx';
import { iconOf } from '../../looks.ts';
import type { BoardWords } from '../words.ts';
import './attack.css';

/** The Attack or Focus that is being made: three dice, and their total against Grit. */
export function AttackCard({ view, words }: { readonly view: View; readonly words: BoardWords }): JSX.Element | null {
  const attack = view.expedition?.attack ?? null;
  const attacker = attack === null ? null : findEntity(view, attack.attacker);
  if (attack === null || attacker === null) return null;
  const texts = words.own.attack;
  const target = attack.target === null ? null : findEntity(view, attack.target);
  const lowest = attack.dice.indexOf(Math.min(...attack.dice));
  const short = attack.grit - totalOf(attack);
  return (
    <section className="attack-card" aria-label={texts.title} data-hit={isHitting(attack)}>
      <p className="attack-who">
        <Icon name={iconOf(attacker)} /> {words.nameOf(view, attacker.id)}
        {target !== null && (
          <>
            {' '}
            <span>{texts.against}</span> <Icon name={iconOf(target)} /> {words.nameOf(view, target.id)}
          </>
        )}
      </p>
      {attack.dice.length === 0 ? (
        <p>{texts.notRolled}</p>
      ) : (
        <p className="attack-roll">
          <span className="attack-dice">
            {attack.dice.map((die, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in their order
              <Die key={at} face="number" text={String(die)} isGood={at !== lowest} />
            ))}
          </span>
          {target !== null && (
            <>
              <span>
                <b>= {totalOf(attack)}</b> {texts.against} {texts.grit(attack.grit)}
              </span>
              <strong>{isHitting(attack) ? texts.hits : texts.misses(Math.max(0, short))}</strong>
            </>
          )}
        </p>
      )}
    </section>
  );
}
