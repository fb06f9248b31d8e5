import { completed } from '@questhall/border';
import type { Field } from '@questhall/kernel';
import { type ReactElement, useId } from 'react';
import type { Choice, TableForm, Titled } from '../../forms/form.ts';
import type { FormTexts } from '../../forms/texts/en.ts';
import { useFormTexts } from '../../forms/texts/texts.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { Party } from './party.tsx';
import { Preset } from './preset.tsx';
import { Trouble } from './trouble.tsx';
import type { Order } from './use-order.ts';

interface OptionFieldProps {
  readonly form: TableForm;
  readonly order: Order;
  readonly name: string;
  /** Whether a heading above it says already what it is. */
  readonly isHeaded?: boolean;
}

/** An option of the game, in the form that suits what it may be. */
export function OptionField({ form, order, name, isHeaded = false }: OptionFieldProps): ReactElement | null {
  const field = form.options[name];
  if (field === undefined || !order.isAsked(name)) return null;
  return (
    <div className="option">
      <Widget form={form} order={order} name={name} field={field} isHeaded={isHeaded} />
      <Trouble form={form} field={name} problem={order.problem} />
    </div>
  );
}

interface WidgetProps extends OptionFieldProps {
  readonly field: Field<unknown>;
}

function Widget({ form, order, name, field, isHeaded = false }: WidgetProps): ReactElement {
  const { newTable } = useFormTexts();
  const { title, text, isEnglish } = textsOf(form, name, field);
  const value = order.valueOf(name);
  const set = (next: unknown): void => order.set({ [name]: next });
  const words = { name, title, text, isEnglish, set };
  const Own = form.widgets?.[name];
  const wonWith = (next: unknown): number | null => order.wonWith({ [name]: next });
  if (Own !== undefined) return <Own title={title} value={value} onChange={set} wonWith={wonWith} />;
  if (name === form.partyOption) return <Party form={form} order={order} option={name} title={title} />;
  if (typeof field.initial === 'boolean')
    return (
      <>
        <Toggle {...words} value={value === true} won={wonOn(newTable, wonWith)} />
        <Preset form={form} order={order} name={name} />
      </>
    );
  if (field.choices !== undefined) {
    const choices = field.choices.map((one) => [one, form.choice(name, one) ?? unworded(one)] as const);
    return (
      <ChoiceCards
        name={name}
        legend={title}
        hasTitle={!isHeaded}
        {...(isEnglish ? { note: text } : {})}
        choices={choices}
        value={value}
        onChange={set}
        wonWith={wonWith}
        {...(form.recommends.includes(name) ? { recommended: recommendedOf(form, name) } : {})}
      />
    );
  }
  const suggested = form.recommends.includes(name) ? recommendedOf(form, name) : null;
  return <NumberField {...words} field={field} value={value} suggested={suggested} />;
}

/** What an option says: the page's text where it has one, the rulebook's for a house rule, else the game's own. */
function textsOf(form: TableForm, name: string, field: Field<unknown>): Titled & { readonly isEnglish: boolean } {
  const known = form.optionTexts(name) ?? form.rulebook.houseRules[name];
  if (known === undefined) return { title: field.title, text: field.text, isEnglish: true };
  return { title: known.title, text: known.text, isEnglish: form.english.has(`house.${name}`) };
}

/** What somebody who does not know better takes. */
const recommendedOf = ({ options, suggested }: TableForm, name: string): unknown => completed(options, suggested)[name];

/** What a switch does to the odds; nothing where that is not known. */
function wonOn(texts: FormTexts['newTable'], wonWith: (value: unknown) => number | null): string {
  const [on, off] = [wonWith(true), wonWith(false)];
  return on === null || off === null || on === off ? '' : texts.wonOn(texts.share(on), texts.share(off));
}

const unworded = (value: unknown): Choice => ({ title: String(value), text: '', icon: null });

interface PlainProps<X> {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly isEnglish: boolean;
  readonly value: X;
  readonly set: (value: unknown) => void;
}

interface ToggleProps extends Omit<PlainProps<boolean>, 'name'> {
  readonly won: string;
}

function Toggle({ title, text, isEnglish, value, set, won }: ToggleProps): ReactElement {
  const id = useId();
  return (
    <div className="toggle" lang={isEnglish ? 'en' : undefined}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={value}
        aria-checked={value}
        onChange={(event) => set(event.target.checked)}
        aria-describedby={`${id}-text`}
      />
      <div>
        <label htmlFor={id}>{title}</label>
        <p id={`${id}-text`} className="soft">
          {text}
        </p>
        {won !== '' && <p className="toggle-won">{won}</p>}
      </div>
    </div>
  );
}

function NumberField({
  title,
  text,
  isEnglish,
  value,
  set,
  field,
  suggested,
}: PlainProps<unknown> & { readonly field: Field<unknown>; readonly suggested: unknown }): ReactElement {
  const { newTable } = useFormTexts();
  const id = useId();
  return (
    <div className="number" lang={isEnglish ? 'en' : undefined}>
      <label htmlFor={id}>{title}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={field.bounds?.[0]}
        max={field.bounds?.[1]}
        value={typeof value === 'number' ? value : ''}
        placeholder={newTable.usual}
        aria-describedby={`${id}-text`}
        onChange={(event) => set(event.target.value === '' ? field.initial : Number(event.target.value))}
      />
      <p id={`${id}-text`} className="soft">
        {text}
        {typeof suggested === 'number' && ` ${newTable.suggests(String(suggested))}`}
      </p>
    </div>
  );
}
