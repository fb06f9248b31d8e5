import { type JSX, useRef } from 'react';
import { Icon } from '../../look/icon.tsx';
import './verb-bar.css';
import type { IconVerb } from './pointing.ts';
import { useMore } from './use-more.ts';

interface VerbBarProps<V> {
  readonly verbs: readonly V[];
  /** The one that is being aimed. */
  readonly aiming: V | null;
  /** The keys of some of them, by their own key. */
  readonly hotkeys: Readonly<Record<string, string>>;
  readonly texts: { readonly verbs: string; readonly notNow: string };
  /** What is worth knowing before it is pressed. */
  readonly titleOf: (verb: V) => string;
  /** What is said of it under its name. */
  readonly detailOf?: ((verb: V) => string) | undefined;
  readonly onChoose: (verb: V) => void;
}

/**
 * What whoever acts can do, and what it cannot: those are grey, and say why when they are pressed. While somebody else
 * decides it is empty, and stays.
 */
export function VerbBar<Action, V extends IconVerb<Action>>({
  verbs,
  aiming,
  hotkeys,
  texts,
  titleOf,
  detailOf,
  onChoose,
}: VerbBarProps<V>): JSX.Element {
  const bar = useRef<HTMLDivElement>(null);
  useMore(bar, verbs.length);
  return (
    <div ref={bar} className="verbs" role="toolbar" aria-label={texts.verbs}>
      {verbs.map((verb) => (
        <button
          key={verb.key}
          type="button"
          className="verb"
          data-verb={verb.key}
          data-hotkey={hotkeys[verb.key]}
          data-off={verb.offers.length === 0 || undefined}
          aria-pressed={verb === aiming}
          title={titleOf(verb)}
          onClick={({ detail }) => detail <= 1 && onChoose(verb)} // the rest of a double click is none
        >
          <Icon name={verb.icon} />
          <span className="verb-name">
            {verb.title} {detailOf !== undefined && <small>{detailOf(verb)}</small>}
          </span>
          {verb.offers.length === 0 && <span className="unseen">{texts.notNow}</span>}
        </button>
      ))}
    </div>
  );
}
