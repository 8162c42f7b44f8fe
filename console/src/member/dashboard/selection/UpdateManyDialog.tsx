import type { ReactNode } from 'react';
import { useBulkCommand, useUpdatesPreview } from '../../../api/bulkCalls';
import type { UpdateAction } from '../../../api/updatePreview';
import { updatesSummary, type UpdatesSummary } from '../../../api/updateOutlooks';
import { life, selection as words } from '../../../i18n/fr';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { ErrorNotice, Notice } from '../../../ui/Notice';
import { LoadingBlock } from '../../../ui/Spinner';
import { ErrorState } from '../../../ui/State';
import { Stack, Text } from '../../../ui/layout/primitives';
import { showToast } from '../../../core/toasts';
import styles from '../../life/Dialogs.module.css';
import { outcomeWords } from './outcomeWords';
import { RefusedUpdates, UpdateRows } from './UpdateRows';

const { update: text } = words;

interface PreviewProps {
  action: UpdateAction;
  summary: UpdatesSummary;
  leftCount: number;
  toRedoCount: number;
}

function Preview({ action, summary, leftCount, toRedoCount }: PreviewProps) {
  const { updates, refused, perHour, belowMinimum } = summary;
  const falling = updates.filter(({ falls }) => falls).length;
  return (
    <>
      {updates.length > 0 && (
        <>
          {perHour > 0 && <Text tone="quiet">{text.perHour(perHour)}</Text>}
          {belowMinimum > 0 && <Notice tone="wheat">{text.belowMinimum(belowMinimum, falling)}</Notice>}
          {action === 'anniversary' && <p>{text.sameGrid}</p>}
          <UpdateRows action={action} summary={summary} />
        </>
      )}
      {refused.length > 0 && <RefusedUpdates action={action} refused={refused} />}
      {leftCount > 0 && <Text tone="quiet">{words.left[action](leftCount)}</Text>}
      {toRedoCount > 0 && <Text tone="quiet">{words.leftToRedo(toRedoCount)}</Text>}
      {updates.length > 0 && <Text tone="quiet">{text.note}</Text>}
    </>
  );
}

export interface UpdateManyDialogProps {
  action: UpdateAction;
  ids: readonly number[];
  /** The number of selected valuations that the act does not concern. */
  leftCount?: number;
  /** The number of those that the act does not concern because they must be classified again. */
  toRedoCount?: number;
  onClose: () => void;
  /** @param done the number of changed valuations */
  onDone: (done: number) => void;
}

export function UpdateManyDialog({ action, ids, leftCount = 0, toRedoCount = 0, ...props }: UpdateManyDialogProps) {
  const { onClose, onDone } = props;
  const { data: outlooks, error, refetch } = useUpdatesPreview(action, ids);
  const command = useBulkCommand();
  const summary = outlooks && updatesSummary(outlooks);
  const count = summary?.updates.length ?? 0;

  function confirm({ updates, refused }: UpdatesSummary) {
    command.mutate(
      { command: action, ids: updates.map(({ outlook }) => outlook.id) },
      {
        onSuccess: (outcome) => {
          onDone(outcome.done);
          const message = [
            outcomeWords(action, outcome, leftCount),
            ...(refused.length > 0 ? [`${text.acts[action].refusedTitle(refused.length)}.`] : []),
          ];
          showToast(message.join(' '), outcome.stoppedBy === null ? 'success' : 'error');
        },
        // The shown state is out of date. The new state is loaded before the user is asked again.
        onError: () => void refetch(),
      },
    );
  }

  function body(): ReactNode {
    if (error !== null) {
      return (
        <ErrorState title={life.update.acts[action].failedTitle} error={error} onRetry={() => void refetch()}>
          {text.failed}
        </ErrorState>
      );
    }
    if (summary === undefined) return <LoadingBlock label={life.update.acts[action].loading} />;
    return <Preview action={action} summary={summary} leftCount={leftCount} toRedoCount={toRedoCount} />;
  }

  return (
    <Dialog
      open
      wide
      title={text.acts[action].title(summary === undefined ? ids.length : count)}
      onClose={onClose}
      cancellable
      actions={
        summary !== undefined &&
        count > 0 && (
          <Button variant="primary" busy={command.isPending} onClick={() => confirm(summary)}>
            {text.acts[action].confirm(count)}
          </Button>
        )
      }
    >
      <Stack align="start" className={styles.stack}>
        <ErrorNotice error={command.error}>{text.refused}</ErrorNotice>
        {body()}
      </Stack>
    </Dialog>
  );
}
