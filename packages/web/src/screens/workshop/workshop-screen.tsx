import type { ReactElement } from 'react';
import '../../look/forms.css';
import './workshop.css';
import { DraftScreen } from './draft/draft-screen.tsx';
import { ListScreen } from './list/list-screen.tsx';

interface WorkshopProps {
  /** One of those that are kept here; null for all of them. */
  readonly id: string | null;
}

/** Where somebody writes for a game. */
export function WorkshopScreen({ id }: WorkshopProps): ReactElement {
  return id === null ? <ListScreen /> : <DraftScreen key={id} id={id} />;
}
