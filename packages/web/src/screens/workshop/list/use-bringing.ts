import { useEffect, useState } from 'react';
import { useDroppedFiles } from '../../../shell/dropped-files.ts';
import { go } from '../../../shell/router.ts';
import { type Brought, bringFile, bringText, type Turned } from '../../../workshop/bring-in.ts';
import { takeHanded } from '../../../workshop/handed-over.ts';

export interface Bringing {
  /** A file hangs over the page. */
  readonly isOver: boolean;
  readonly isBusy: boolean;
  readonly turned: readonly Turned[];
  files(files: readonly File[]): void;
  text(text: string): void;
}

/** Everything on which things come in: dropped, chosen, or pasted anywhere but where one writes. */
export function useBringing(pastedName: string): Bringing {
  const [isBusy, setIsBusy] = useState(false);
  const [turned, setTurned] = useState<readonly Turned[]>([]);
  const bring = async (all: readonly Promise<Brought>[]): Promise<void> => {
    if (all.length === 0) return;
    setIsBusy(true);
    const brought = await Promise.all(all);
    setIsBusy(false);
    setTurned(brought.flatMap((one) => (one.ok ? [] : [one.turned])));
    const [only, second] = brought;
    if (only?.ok === true && second === undefined) go({ screen: 'workshop', id: only.id }); // several are seen in the list
  };
  const files = (some: readonly File[]): void => void bring(some.map(bringFile));
  const text = (pasted: string): void =>
    void bring([
      bringText(pastedName, pasted).catch(
        (error): Brought => ({ ok: false, turned: { name: pastedName, why: 'broken', problem: String(error) } }),
      ),
    ]);
  const isOver = useDroppedFiles(files);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are handed over once, when one comes here
  useEffect(() => files(takeHanded()), []);
  useEffect(() => {
    const onPaste = ({ target, clipboardData }: ClipboardEvent): void => {
      if (target instanceof HTMLElement && target.matches('input, textarea, select')) return;
      const all = [...(clipboardData?.files ?? [])];
      if (all.length > 0) files(all);
      else text(clipboardData?.getData('text/plain') ?? '');
    };
    addEventListener('paste', onPaste);
    return () => removeEventListener('paste', onPaste);
  });
  return {
    isOver,
    isBusy,
    turned,
    files,
    text,
  };
}
