import { createContext, type ReactElement, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The bar under the board, where a game puts what can be done; null before it is there. */
export const DockContext: React.Context<HTMLElement | null> = createContext<HTMLElement | null>(null);

/** Puts something into the bar under the board, which stands at the same place in every game. */
export function Dock({ children }: { readonly children: ReactNode }): ReactElement | null {
  const bar = use(DockContext);
  return bar && createPortal(children, bar);
}
