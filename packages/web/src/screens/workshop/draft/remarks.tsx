import type { Review } from '@questhall/facets';
import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import { type Weighed, weighed } from '../../../workshop/marks.ts';
import type { WorkshopTexts } from '../texts/en.ts';
import { useWorkshopTexts } from '../texts/texts.ts';

interface RemarksProps {
  readonly review: Review | null;
  /** It is about the text as it stands now. */
  readonly isRead: boolean;
  readonly onGo: (remark: Weighed) => void;
}

/** All there is to say about a text, each with the way to its line. */
export function Remarks({ review, isRead, onGo }: RemarksProps): ReactElement {
  const words = useWorkshopTexts();
  const all = review === null ? [] : weighed(review);
  return (
    <section className="remarks" aria-label={words.remarks}>
      <p className="remarks-state" role="status" data-state={stateOf(review)}>
        {review === null ? words.state.reading : summaryOf(review, words)}
      </p>
      {all.length > 0 && words.remarksInEnglish !== '' && <p className="soft">{words.remarksInEnglish}</p>}
      <ul lang="en" aria-busy={!isRead}>
        {all.map((remark, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two remarks may be the same in every word
          <li key={i} data-weight={remark.weight}>
            <button type="button" className="remark" disabled={remark.line === null} onClick={() => onGo(remark)}>
              <Icon name={remark.weight === 'error' ? 'cross' : 'warning'} label={words[remark.weight]} />
              <span>
                {remark.line !== null && <span className="remark-place">{words.at(remark.line, remark.column)}: </span>}
                {remark.text}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const stateOf = (review: Review | null): string =>
  review === null ? 'reading' : review.errors.length > 0 ? 'errors' : 'playable';

/** `2 errors, 1 warning`, or that it can be played. */
function summaryOf({ errors, warnings }: Review, { state }: WorkshopTexts): string {
  const parts = [
    errors.length === 0 ? state.playable : state.errors(errors.length),
    ...(warnings.length === 0 ? [] : [state.warnings(warnings.length)]),
  ];
  return parts.join(', ');
}
