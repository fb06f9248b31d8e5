import type { CSSProperties, ReactElement } from 'react';
import type { TableForm } from '../../forms/form.ts';
import { useFormTexts } from '../../forms/texts/texts.ts';
import type { Order } from './use-order.ts';

/** How often such a table is won, as a bar and in words; nothing where nobody has measured it. */
export function WonShare({ share }: { readonly share: number | null }): ReactElement | null {
  const { newTable } = useFormTexts();
  if (share === null) return null;
  return (
    <span className="won-share" style={barOf(share)}>
      {newTable.won(newTable.share(share))}
    </span>
  );
}

/** What is to be expected of the table as it is chosen. */
export function WonSummary({ form, order }: { readonly form: TableForm; readonly order: Order }): ReactElement | null {
  const { newTable } = useFormTexts();
  const share = order.wonWith({});
  if (share === null || form.wonText === undefined) return null;
  return (
    <p className="won-summary" role="status" style={barOf(share)}>
      <span className="unseen">{newTable.odds}: </span>
      <span className="won-in-full">{form.wonText(newTable.share(share), order.values)}</span>
      <span className="won-in-short" aria-hidden="true">
        {newTable.won(newTable.share(share))}
      </span>
    </p>
  );
}

const barOf = (share: number): CSSProperties => ({ '--won': `${share}%` }) as CSSProperties; // React's type knows no custom properties
