import type { ReactNode } from 'react';
import { today } from '../../amounts/model/today';
import { isApiError, messageOf } from '../../core/errors';
import { ui } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { formatMoment, formatTime, parisDayOf } from '../../ui/instant';
import { Cluster } from '../../ui/layout/primitives';
import type { Saving } from './saving';

export interface SavingWords {
  readonly saving: string;
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

/** The hour alone tells the moment of today. */
function savedWords(at: Date): string {
  const isToday = parisDayOf(at) === today();
  return isToday ? ui.savedAt(formatTime(at)) : ui.savedOn(formatMoment(at.toISOString()));
}

interface LineProps extends Props {
  /** Replaces the words of the state. */
  text?: string | undefined;
  /** The last save before this visit. */
  before?: string | undefined;
}

function lineOf({ saving: { state, hasUnsaved }, words, before }: LineProps): string {
  switch (state.status) {
    case 'saving':
      return words.saving;
    case 'idle':
      if (hasUnsaved) return words.saving;
      return before === undefined ? '' : savedWords(new Date(before));
    case 'saved':
      return savedWords(state.at);
    case 'failed':
    case 'stale':
      return words.failed;
  }
}

/** Always rendered, because a reader announces only what changes in a line that it knows. */
export function SaveLine({ text, ...props }: LineProps) {
  return (
    <p className="remark" role="status">
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
