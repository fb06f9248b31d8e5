import { NAME_LENGTH_MAX } from '@questhall/wire';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Icon } from '../../look/icon.tsx';
import { useTexts } from '../../texts/texts.ts';

interface TableNameProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
}

/** What a table is called, and another name for it. */
export function TableName({ name, onRename }: TableNameProps): ReactElement {
  const { homePage } = useTexts();
  const [isWriting, setIsWriting] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const pen = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    if (isWriting) field.current?.select();
    else if (wasWriting.current) pen.current?.focus(); // back to where the hands were
    wasWriting.current = isWriting;
  }, [isWriting]);
  if (!isWriting)
    return (
      <h3 className="table-name">
        {name}
        <button
          ref={pen}
          type="button"
          className="button button-quiet"
          title={homePage.rename}
          aria-label={homePage.renameOf(name)}
          onClick={() => setIsWriting(true)}
        >
          <Icon name="pen" />
        </button>
      </h3>
    );
  const end = (): void => setIsWriting(false);
  return (
    <form
      className="table-name"
      onSubmit={(event) => {
        event.preventDefault();
        const written = field.current?.value.trim() ?? '';
        if (written !== '' && written !== name) onRename(written);
        end();
      }}
    >
      <input
        ref={field}
        className="field"
        defaultValue={name}
        maxLength={NAME_LENGTH_MAX}
        aria-label={homePage.newName}
        onKeyDown={(event) => event.key === 'Escape' && end()}
      />
      <button type="submit" className="button button-quiet" title={homePage.keepName} aria-label={homePage.keepName}>
        <Icon name="check" />
      </button>
    </form>
  );
}
