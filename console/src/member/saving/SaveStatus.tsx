import type { ReactNode } from 'react';
import { isApiError, messageOf } from '../../core/errors';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Cluster } from '../../ui/layout/primitives';
import styles from './Saving.module.css';
import type { Saving } from './saving';

export interface SavingWords {
  readonly saving: string;
  readonly saved: string;
  readonly failed: string;
  readonly failedText: string;
  readonly retry: string;
  readonly discard: string;
  readonly staleTitle: string;
  readonly staleText: string;
  readonly reload: string;
  readonly redo: string;
}

interface Props {
  saving: Saving;
  words: SavingWords;
}

function lineOf({ saving: { state, hasUnsaved }, words }: Props): string {
  switch (state.status) {
    case 'saving':
      return words.saving;
    case 'idle':
      return hasUnsaved ? words.saving : '\u00a0';
    case 'saved':
      return words.saved;
    case 'failed':
    case 'stale':
      return words.failed;
  }
}

/** One line, always rendered, so that nothing moves when its text appears. `text` replaces the words of the state. */
export function SaveLine({ text, ...props }: Props & { text?: string }) {
  return (
    <p className={styles.line} role="status">
      {text ?? lineOf(props)}
    </p>
  );
}

export function StaleNotice({ saving, words, children }: Props & { children?: ReactNode }) {
  return (
    <Notice tone="wheat" alert>
      <h2 className="below-1 ink size-17">{words.staleTitle}</h2>
      <p>{words.staleText}</p>
      {children}
      <Cluster above={3}>
        <Button variant="primary" onClick={() => void saving.redo()}>
          {words.redo}
        </Button>
        <Button onClick={() => void saving.reload()}>{words.reload}</Button>
      </Cluster>
    </Notice>
  );
}

function FailedNotice({ saving, words, error }: Props & { error: unknown }) {
  const fields = isApiError(error) ? Object.values(error.fields) : [];
  return (
    <Notice tone="clay" alert>
      <h2 className="below-1 ink size-17">{words.failed}</h2>
      <p>
        {messageOf(error)} {[...new Set(fields)].join(' ')} {words.failedText}
      </p>
      <Cluster above={3}>
        <Button variant="primary" onClick={() => void saving.retry()}>
          {words.retry}
        </Button>
        <Button onClick={() => void saving.reload()}>{words.discard}</Button>
      </Cluster>
    </Notice>
  );
}

/** A decision that the user must take before saving goes on. Renders nothing while saves succeed. */
export function SaveTrouble({ saving, words }: Props) {
  const { state } = saving;
  if (state.status !== 'stale' && state.status !== 'failed') return null;
  return (
    <div className="below-5">
      {state.status === 'stale' ? (
        <StaleNotice saving={saving} words={words} />
      ) : (
        <FailedNotice saving={saving} words={words} error={state.error} />
      )}
    </div>
  );
}
