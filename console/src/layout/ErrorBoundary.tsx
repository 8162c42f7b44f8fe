/** Catches errors during the rendering of a screen, including chunks that fail to load. React logs the cause. */
import { Component, type ReactNode } from 'react';
import { chrome } from '../i18n/fr';
import { Button } from '../ui/Button';
import { ChunkLoadError } from './lazyArea';
import { Cluster } from '../ui/layout/primitives';
import styles from './ErrorBoundary.module.css';

interface Props {
  children: ReactNode;
  /** When this key (the path) changes, the next page is rendered again. */
  resetKey?: string;
}

interface State {
  error: unknown;
}

function wordsOf(error: unknown): { readonly title: string; readonly text: string } {
  const { crash } = chrome;
  if (!(error instanceof ChunkLoadError)) return crash.failed;
  return error.isReplaced ? crash.replaced : crash.unloaded;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidUpdate(previous: Props): void {
    if (previous.resetKey !== this.props.resetKey && this.state.error !== null) this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const { crash } = chrome;
    const words = wordsOf(error);
    return (
      <div className={styles.crash} role="alert">
        <h1>{words.title}</h1>
        <p className="above-4">{words.text}</p>
        <Cluster above={6}>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {crash.reload}
          </Button>
          <Button
            onClick={() => {
              window.location.hash = '#/';
              window.location.reload();
            }}
          >
            {crash.home}
          </Button>
        </Cluster>
      </div>
    );
  }
}
