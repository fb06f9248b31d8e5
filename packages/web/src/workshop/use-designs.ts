import { useEffect, useState } from 'react';
import { designShelf } from './design-shelf.ts';
import type { OwnDesign } from './own-design.ts';

/** All that is kept; null until that is known. */
export function useDesigns(): readonly OwnDesign[] | null {
  const [designs, setDesigns] = useState<readonly OwnDesign[] | null>(null);
  useEffect(() => {
    const look = (): void =>
      void designShelf()
        .all()
        .then(setDesigns, () => setDesigns([]));
    look();
    return designShelf().onChange(look);
  }, []);
  return designs;
}
