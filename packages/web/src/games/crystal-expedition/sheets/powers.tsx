import type { View } from '@questhall/crystal-expedition';
import { rulebook } from '@questhall/crystal-expedition/client';
import { activatorsOf, armsOf, baseOf, type Entity, isHero, sheetFor } from '@questhall/crystal-expedition/queries';
import type { ReactElement } from 'react';
import { useRules } from '../../../table/game/rules.ts';
import { Glossary } from '../../../tiles/sheet/glossary.tsx';
import { effectsOf } from '../board/effects.ts';
import type { BoardWords } from '../board/words.ts';
import { rulesBehind } from './terms.ts';

interface PowersProps {
  readonly entity: Entity;
  readonly view: View;
  readonly words: BoardWords;
}

/** What somebody can do and what holds for it, with the rules behind the words. */
export function Powers({ entity, view, words }: PowersProps): ReactElement {
  const { names, own } = words;
  const texts = own.sheets;
  const ruleOf = useRules(rulebook, words.book);
  const whose = isHero(entity) ? 'heroes' : 'monsters';
  const isBelow = view.expedition !== null;
  const { interrupts, traits } = sheetFor(view, entity);
  const activators = activatorsOf(view, entity);
  const effects = effectsOf(entity, words);
  return (
    <>
      {effects.length > 0 && (
        <>
          <h3>{texts.effects}</h3>
          <p>{effects.join(', ')}</p>
        </>
      )}
      {isBelow && (
        <>
          <h3>{texts.attacks}</h3>
          <ul>
            {armsOf(view, entity).map((arm) => (
              <li key={`${arm.means} ${arm.form}`}>
                <strong>{arm.means === 'bolt' ? names.ability.spellbolt : names.form[arm.form]}</strong>
                {': '}
                {[
                  `${texts.base} ${baseOf(view, entity, arm) + arm.damage}`,
                  ...(arm.shape === 'melee' ? [] : [texts.range(arm.range)]),
                  ...(arm.cost === 0 ? [] : [texts.cost(arm.cost)]),
                  ...arm.elements.flatMap((element) => (element === null ? [] : [names.element[element]])),
                ].join(', ')}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{texts.surges}</h3>
      <ul className="ce-powers">
        {activators.map(({ of, level }) => (
          <li key={of.id}>
            <strong>{names.activator[of.id]}</strong>: {words.sayActivator(of, level, whose)}
          </li>
        ))}
      </ul>
      {interrupts.length > 0 && (
        <>
          <h3>{texts.interrupts}</h3>
          <ul className="ce-powers">
            {interrupts.map(({ of, level }) => (
              <li key={of.id}>
                <strong>{names.interrupt[of.id]}</strong>: {words.sayInterrupt(of, level, whose)}
              </li>
            ))}
          </ul>
        </>
      )}
      {traits.length > 0 && (
        <>
          <h3>{texts.always}</h3>
          <ul>
            {traits.map(({ of, level }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what holds has no other name than its place
              <li key={at}>{words.sayGain({ gain: 'ability', id: null, does: of }, level, whose)}</li>
            ))}
          </ul>
        </>
      )}
      <Glossary
        title={texts.meaning}
        rules={rulesBehind([...activators.map(({ of }) => of), ...interrupts.map(({ of }) => of)])}
        ruleOf={ruleOf}
      />
    </>
  );
}
