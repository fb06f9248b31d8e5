import { type JSX, type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  /** Written when somebody pauses, or goes elsewhere. */
  readonly onWrite: (value: string) => void;
  readonly isLong?: boolean;
  readonly placeholder?: string | undefined;
  readonly max?: number | undefined;
}

const PAUSE_MS = 700;

/** Words that somebody writes. What is typed without a pause is one change of the text. */
export function Field({ label, value, onWrite, isLong = false, placeholder, max }: FieldProps): JSX.Element {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const write = useRef(onWrite);
  write.current = onWrite;
  const flush = (): void => {
    if (typed !== null && typed !== value) write.current(typed);
  };
  const latest = useRef(flush);
  latest.current = flush;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter begins the pause anew
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => () => latest.current(), []);
  const shared = {
    id,
    className: 'search-field field-words',
    value: typed ?? value,
    placeholder,
    maxLength: max,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setTyped(target.value),
    onBlur() {
      flush();
      setTyped(null);
    },
  };
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea {...shared} rows={4} />
      ) : (
        <input {...shared} type="text" onKeyDown={({ key }) => key === 'Enter' && flush()} />
      )}
    </p>
  );
}

interface NumberProps {
  readonly label: string;
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly placeholder?: string | undefined;
  /** Null when the field is empty. */
  readonly onWrite: (value: number | null) => void;
}

/** A whole number, or none. */
export function NumberField({ label, value, min, max, step = 1, placeholder, onWrite }: NumberProps): JSX.Element {
  const id = useId();
  return (
    <p className="field field-number">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        className="search-field"
        min={min}
        max={max}
        step={step}
        placeholder={placeholder}
        value={value ?? ''}
        onChange={({ target }) => {
          const number = target.value === '' ? null : Math.round(Number(target.value));
          if (number === null || (number >= min && number <= max)) onWrite(number);
        }}
      />
    </p>
  );
}

interface ChoiceProps<X extends string> {
  readonly label: string;
  readonly value: X | '';
  readonly choices: readonly (readonly [X, string])[];
  /** What is shown while nothing is chosen. */
  readonly none?: string | undefined;
  /** What it is about stands above it already. */
  readonly isUnderTitle?: boolean;
  readonly onWrite: (value: X) => void;
}

/** One of several. */
export function Choice<X extends string>({
  label,
  value,
  choices,
  none,
  isUnderTitle = false,
  onWrite,
}: ChoiceProps<X>): JSX.Element {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id} className={isUnderTitle ? 'unseen' : undefined}>
        {label}
      </label>
      <select
        id={id}
        className="select"
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find(([key]) => key === target.value);
          if (chosen !== undefined) onWrite(chosen[0]);
        }}
      >
        {none !== undefined && <option value="">{none}</option>}
        {choices.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}

interface CheckProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onWrite: (isOn: boolean) => void;
}

export function Check({ label, isOn, onWrite }: CheckProps): JSX.Element {
  return (
    <label className="field-check">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onWrite(target.checked)} />
      <span>{label}</span>
    </label>
  );
}

/** Things to choose any number of. */
export function Checks({ label, children }: { readonly label: string; readonly children: ReactNode }): JSX.Element {
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}
