import type { View } from '@questhall/glowquest';
import { CALL } from '@questhall/glowquest/content';
import {
  armorOf,
  basesOf,
  benefitOf,
  gritOf,
  hitpointsMax,
  type MonsterInPlay,
  recordOf,
  speedOf,
} from '@questhall/glowquest/queries';
import type { ReactElement } from 'react';
import { Numbers, type NumbersProps, SheetDialog } from '../../../tiles/sheet/sheet-dialog.tsx';
import { effectsOf } from '../board/effects.ts';
import { colourOf, iconOf } from '../looks.ts';
import { Glossary } from './glossary.tsx';
import { type CardWords, useCardWords } from './words.ts';

interface MonsterDialogProps {
  readonly monster: MonsterInPlay;
  readonly view: View;
  readonly onClose: () => void;
}

/** How this figure stands, and what it always has. */
function numbersOf(monster: MonsterInPlay, view: View, { names, stats }: CardWords): NumbersProps['numbers'] {
  const record = recordOf(monster);
  const [base] = basesOf(view, monster);
  const pattern = base?.pattern == null ? '' : `, ${names.pattern[base.pattern.kind]}`;
  const more = (base?.n ?? 0) - record.base;
  return [
    [stats.hitpoints, `${monster.hitpoints}/${hitpointsMax(view, monster)}`],
    [stats.shield, String(monster.shield)],
    [stats.reflect, String(monster.reflect)],
    [stats.grit, String(gritOf(monster))],
    [stats.armor, String(armorOf(monster))],
    [stats.speed, String(speedOf(monster))],
    [stats.base, `${base?.n ?? 0}${more === 0 ? '' : ` (${record.base} + ${more})`}${pattern}`],
    [stats.setup, String(record.setupDistance)],
  ];
}

/** A monster's record on its family's sheet, and how this figure fares. */
export function MonsterDialog({ monster, view, onClose }: MonsterDialogProps): ReactElement {
  const texts = useCardWords();
  const { names, sayBenefit, sayTrait } = texts;
  const record = recordOf(monster);
  const effects = effectsOf(monster, texts);
  const note = [
    names.family[record.family],
    names.category[record.category],
    names.role[record.role],
    texts.prefers(names.role[record.prefers]),
  ].join(' · ');
  const scripts = { first: texts.scriptFirst, last: texts.scriptLast };
  return (
    <SheetDialog
      title={texts.nameOf(view, monster.id)}
      note={note}
      icon={iconOf(monster)}
      colour={colourOf(monster)}
      close={texts.close}
      onClose={onClose}
    >
      <Numbers numbers={numbersOf(monster, view, texts)} />
      {effects.length > 0 && (
        <>
          <h3>{texts.effects}</h3>
          <p>{effects.join(', ')}</p>
        </>
      )}
      {record.traits.length > 0 && (
        <>
          <h3>{texts.traits}</h3>
          <p>{record.traits.map((trait) => sayTrait(trait, 'monsters')).join(' ')}</p>
        </>
      )}
      <h3>{texts.benefits}</h3>
      <ul>
        {monster.mayCall && (
          <li>
            <strong>{names.benefit[CALL]}</strong>: {sayBenefit(benefitOf(CALL), 'monsters')}
          </li>
        )}
        {record.benefits.map((benefit) => (
          <li key={benefit.id}>
            <strong>{names.benefit[benefit.id]}</strong>
            {benefit.script !== null && ` (${scripts[benefit.script]})`}: {sayBenefit(benefit, 'monsters')}
          </li>
        ))}
      </ul>
      <Glossary benefits={record.benefits} texts={texts} />
    </SheetDialog>
  );
}
