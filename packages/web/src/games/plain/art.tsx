import type { ReactElement } from 'react';
import { Icon } from '../../look/icon.tsx';
import './plain.css';

/** A picture for whatever has none. */
export function PlainArt(): ReactElement {
  return (
    <div className="plain-art">
      <Icon name="dungeon-gate" />
    </div>
  );
}
