import { type ReactElement, Suspense } from 'react';
import { useTexts } from '../../../texts/texts.ts';
import type { DesignPage, Heat } from '../../../workshop/design-page.ts';
import type { Draft } from '../../../workshop/draft.ts';
import { useWorkshopTexts } from '../texts/texts.ts';
import { useDraftState } from './use-draft.ts';

interface PlanPaneProps {
  readonly draft: Draft;
  readonly page: DesignPage | null;
  readonly title: string;
  readonly heat: Heat | null;
}

/** The plan of the text: to work on where the game can do that, else to look at, and at the very least as signs. */
export function PlanPane({ draft, page, title, heat }: PlanPaneProps): ReactElement {
  const words = useWorkshopTexts();
  const { loading } = useTexts();
  const { history, review, drawn } = useDraftState(draft);
  const isBefore = drawn !== null && review?.picture.length === 0;
  return (
    <section className="draft-plan" aria-label={words.plan}>
      <Suspense fallback={<p className="loading">{loading}</p>}>
        {page?.Editor !== undefined ? (
          <page.Editor text={history.now} onText={draft.change} remarks={review ?? NOTHING} heat={heat} />
        ) : drawn === null ? (
          <p className="soft">{words.noPlan}</p>
        ) : page === null ? (
          <pre className="draft-signs" data-drawn={review?.picture.some(({ style }) => style === 'plan')}>
            {review?.picture.map(({ text }) => text).join('\n')}
          </pre>
        ) : (
          <div className="draft-drawing" role="img" aria-label={words.planOf(title)}>
            <page.Plan text={drawn} heat={heat} />
          </div>
        )}
      </Suspense>
      {isBefore && <p className="soft draft-before">{words.planBefore}</p>}
    </section>
  );
}

const NOTHING = { errors: [], warnings: [] };
