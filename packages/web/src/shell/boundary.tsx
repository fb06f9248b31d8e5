import { Component, type ReactElement, type ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';

interface BoundaryProps {
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly message: string | null;
}

/** Catches what breaks below it and says so, instead of an empty page. React knows boundaries as classes only. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { message: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    return message === null ? this.props.children : <Broken message={message} />;
  }
}

function Broken({ message }: { readonly message: string }): ReactElement {
  const texts = useTexts();
  return (
    <div className="page page-narrow" role="alert">
      <h1>{texts.broken.title}</h1>
      <p>{texts.broken.text}</p>
      <pre className="problem">{message}</pre>
      <button type="button" className="button button-gold" onClick={() => location.reload()}>
        {texts.broken.again}
      </button>
    </div>
  );
}
