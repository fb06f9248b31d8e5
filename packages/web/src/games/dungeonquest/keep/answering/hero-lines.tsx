import { ATTRIBUTES, HERO_SHEETS, type Hero } from '@questhall/dungeonquest/content';
import type { ReactElement } from 'react';
import { Icon } from '../../../../look/icon.tsx';
import { ATTRIBUTE_ICONS } from '../../looks.ts';
import { useKeepWords } from '../wording/words.ts';

/** What a hero who may be chosen is good for, and what the sheet says of him. */
export function HeroLines({ hero }: { readonly hero: Hero }): ReactElement {
  const words = useKeepWords();
  const { names } = words.says;
  const sheet = HERO_SHEETS[hero];
  return (
    <>
      <small>{names.trait[hero]}</small>
      <span className="keep-answer-figures">
        <span title={words.life(sheet.life, sheet.life)}>
          <Icon name="hearts" label={words.life(sheet.life, sheet.life)} /> <span aria-hidden="true">{sheet.life}</span>
        </span>
        {ATTRIBUTES.map((attribute) => (
          <span key={attribute} title={names.attribute[attribute]}>
            <Icon name={ATTRIBUTE_ICONS[attribute]} label={names.attribute[attribute]} /> {sheet[attribute]}
          </span>
        ))}
      </span>
    </>
  );
}
