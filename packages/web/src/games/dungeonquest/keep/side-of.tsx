import type { Barrier } from '@questhall/dungeonquest/client';
import type { ReactElement } from 'react';

/** The northern side of a square. A wall is one bar; a way has jambs, a door a leaf with a knob, a portcullis bars. */
export function SideOf({ barrier }: { readonly barrier: Barrier }): ReactElement {
  if (barrier === 'wall') return <path className="keep-wall" d="M0 3.5H64" />;
  return (
    <>
      <path className="keep-wall" d="M0 3.5H15M49 3.5H64" />
      {barrier === 'door' && (
        <>
          <rect className="keep-door" x="16" y="0.5" width="32" height="9" rx="1.5" />
          <circle className="keep-knob" cx="42" cy="5" r="1.8" />
        </>
      )}
      {barrier === 'portcullis' && (
        <path className="keep-bars" d="M19 0V12M25.5 0V12M32 0V12M38.5 0V12M45 0V12M16 4H48" />
      )}
    </>
  );
}
