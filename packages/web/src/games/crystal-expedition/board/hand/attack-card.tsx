import type { View } from '@questhall/crystal-expedition';
import { damageOf, findEntity, isCritical, isHitting, totalOf } from '@questhall/crystal-expedition/queries';
import type { JSX } from 'react';
import '../../../../tiles/hand/attack-card.css';
import { Icon } from '../../../../look/icon.tsx';
import { Die } from '../../../../table/dice/die.tsx';
import { iconOf } from '../../looks.ts';
import type { BoardWords } from '../words.ts';
import './attack.css';

type Attack = NonNullable<NonNullable<View['expedition']>['attack']>;

/** The Attack or Focus that is being made: three dice, their total against Grit, and the damage as it stands. */
export function AttackCard({ view, words }: { readonly view: View; readonly words: BoardWords }): JSX.Element | null {
  const attack = view.expedition?.attack ?? null;
  const attacker = attack === null ? null : findEntity(view, attack.attacker);
  if (attack === null || attacker === null) return null;
  const texts = words.own.attack;
  const target = attack.target === null ? null : findEntity(view, attack.target);
  const isRolled = attack.dice.length > 0;
  const lowest = attack.dice.indexOf(Math.min(...attack.dice));
  return (
    <section className="attack-card" aria-label={texts.title} data-hit={isRolled && isHitting(attack)}>
      {target !== null && (
        <p className="attack-who">
          <Icon name={iconOf(attacker)} label={words.nameOf(view, attacker.id)} /> <span>{texts.against}</span>{' '}
          <Icon name={iconOf(target)} /> {words.nameOf(view, target.id)}
        </p>
      )}
      {isRolled ? (
        <p className="attack-roll">
          <span className="attack-dice">
            {attack.dice.map((die, at) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in their order
                key={at}
                title={at === lowest ? texts.lowest(die) : undefined}
                data-low={at === lowest || undefined}
              >
                <Die face="number" text={String(die)} isGood={at !== lowest} />
              </span>
            ))}
          </span>
          {target !== null && (
            <span>
              <b>= {totalOf(attack)}</b> {texts.against} {texts.grit(attack.grit)}
            </span>
          )}
        </p>
      ) : (
        <p>{texts.notRolled}</p>
      )}
      {target !== null && isRolled && (
        <p className="attack-state">
          <strong>{stateOf(attack, texts)}</strong>
          {isHitting(attack) && !attack.hasDamage && ` · ${texts.damage(damageOf(view, attack, target))}`}
        </p>
      )}
    </section>
  );
}

function stateOf(attack: Attack, texts: BoardWords['own']['attack']): string {
  if (attack.isHit !== null) return attack.isHit ? texts.hit : texts.missed;
  if (!isHitting(attack)) return texts.misses(Math.max(0, attack.grit - totalOf(attack)));
  return isCritical(attack) ? texts.critical : texts.hits;
}
