import type { ReactElement } from 'react';
import { FIRST_ICONS, type IconName } from './icon-names.ts';
import sprite from './icons.svg?no-inline';
import first from './icons-first.svg?no-inline';

interface IconProps {
  readonly name: IconName;
  /** What it says to those who cannot see it; left out where words stand beside it. */
  readonly label?: string;
  readonly className?: string;
}

/** The address of an icon in its sprite, for `<use>` in any drawing. */
export const iconHref = (name: IconName): string => `${FIRST_ICONS.has(name) ? first : sprite}#${name}`;

export function Icon({ name, label, className }: IconProps): ReactElement {
  const classes = className === undefined ? 'icon' : `icon ${className}`;
  if (label === undefined) {
    return (
      <svg className={classes} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <use href={iconHref(name)} />
      </svg>
    );
  }
  return (
    <svg className={classes} viewBox="0 0 24 24" role="img" aria-label={label}>
      <use href={iconHref(name)} />
    </svg>
  );
}
