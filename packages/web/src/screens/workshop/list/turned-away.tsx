import type { ReactElement } from 'react';
import { Icon } from '../../../look/icon.tsx';
import type { Turned } from '../../../workshop/bring-in.ts';
import type { WorkshopTexts } from '../texts/en.ts';
import { useWorkshopTexts } from '../texts/texts.ts';

/** Why things from outside did not come in, each in a sentence. */
export function TurnedAway({ turned }: { readonly turned: readonly Turned[] }): ReactElement {
  const words = useWorkshopTexts();
  return (
    <div role="alert">
      {turned.map((one) => (
        <p key={one.name} className="problem">
          <Icon name="warning" />
          <span>{sentenceOn(one, words)}</span>
        </p>
      ))}
    </div>
  );
}

function sentenceOn({ name, why, problem }: Turned, { bringing, full }: WorkshopTexts): string {
  switch (why) {
    case 'full':
      return full;
    case 'foreign':
    case 'broken':
      return bringing[why](name, problem);
    default:
      return bringing[why](name);
  }
}
