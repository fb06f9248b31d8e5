import type { ReactElement } from 'react';
import { Icon } from '../../look/icon.tsx';
import './layers.css';

interface LayersProps {
  readonly hitpoints: number;
  readonly most: number;
  readonly shield: number;
  readonly reflect: number;
  /** What is upon it, in words; `down` where it lies Unconscious. */
  readonly effects: readonly string[];
  readonly down: string | null;
  readonly names: Readonly<Record<'hitpoints' | 'shield' | 'reflect', string>>;
}

/** Hitpoints, Shield, Reflect and Effects of somebody, in a line. */
export function Layers({ hitpoints, most, shield, reflect, effects, down, names }: LayersProps): ReactElement {
  return (
    <div className="tile-layers">
      <span className="tile-life" title={names.hitpoints}>
        <span className="tile-life-bar" style={{ width: `${most === 0 ? 0 : (100 * hitpoints) / most}%` }} />
        <Icon name="hearts" label={names.hitpoints} />
        <b>
          {hitpoints}/{most}
        </b>
      </span>
      {shield > 0 && (
        <span className="tile-layer" data-kind="shield" title={names.shield}>
          <Icon name="checked-shield" label={names.shield} /> {shield}
        </span>
      )}
      {reflect > 0 && (
        <span className="tile-layer" data-kind="reflect" title={names.reflect}>
          <Icon name="mirror-mirror" label={names.reflect} /> {reflect}
        </span>
      )}
      {down !== null && <span className="chip">{down}</span>}
      {effects.map((effect) => (
        <span key={effect} className="chip">
          {effect}
        </span>
      ))}
    </div>
  );
}
