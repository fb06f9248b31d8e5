import type { View } from '@questhall/glowquest';
import { damageOf, findEntity, gritAgainst, toHitBonus } from '@questhall/glowquest/queries';
import type { JSX } from 'react';
import { Icon } from '../../../../look/icon.tsx';
import { Die } from '../../../../table/dice/die.tsx';
import { iconOf } from '../../looks.ts';
import '../../../../tiles/hand/attack-card.css';
import type { BoardWords } from '../words.ts';

/** The attack that is being made: the die, the total against Grit, and the damage as it stands. */
export function AttackCard({ view, texts }: { readonly view: View; readonly texts: BoardWords }): JSX.Element | null {
  const { attack } = view;
  const user = attack === null ? null : findEntity(view, attack.attacker);
  const target = attack === null ? null : findEntity(view, attack.target);
  if (attack === null || user === null || target === null) return null;
  const bonus = toHitBonus(view, attack);
  const grit = gritAgainst(view, attack);
  const short = grit - attack.die - bonus;
  const state =
    attack.isHit === null
      ? short <= 0
        ? texts.attack.willHit
        : texts.attack.willMiss(short)
      : attack.isHit
        ? texts.attack.hit
        : texts.attack.missed;
  return (
    <section className="attack-card" aria-label={texts.attack.title} data-hit={attack.isHit ?? short <= 0}>
      <p className="attack-who">
        <Icon name={iconOf(user)} /> {texts.nameOf(view, user.id)} <span>{texts.attack.against}</span>{' '}
        <Icon name={iconOf(target)} /> {texts.nameOf(view, target.id)}
      </p>
      {attack.die === 0 ? (
        <p>{texts.attack.notRolled}</p>
      ) : (
        <p className="attack-roll">
          <Die key={attack.die} face="d12" text={String(attack.die)} isGood={short <= 0} />
          <span>
            {bonus === 0 ? '' : texts.attack.total(attack.die, bonus)} <b>= {attack.die + bonus}</b>{' '}
            {texts.attack.against} {texts.attack.grit(grit)}
          </span>
          <strong>{state}</strong>
        </p>
      )}
      {attack.isHit !== false && <p className="attack-damage">{texts.attack.damage(damageOf(view, attack))}</p>}
    </section>
  );
}
