import { receiptLines } from '@valorisation/rules';
import { lifeCalls } from '@valorisation/contract';
import { useState } from 'react';
import { isApiError, messageOf } from '../../api/errors';
import { useUpdate } from '../../api/lifeCalls';
import { useAmountGrid, useReference } from '../../api/rows';
import type { Reference } from '../../api/reference';
import type { PreviewSide, UpdateAction, UpdatePreview } from '../../api/updatePreview';
import { useCall } from '../../api/useCall';
import type { Valuation, ValuationRow } from '../../api/valuation';
import { life } from '../../i18n/fr';
import { paths } from '../../routes';
import { Badge } from '../../ui/Badge';
import { Button, LinkButton } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Notice } from '../../ui/Notice';
import { LoadingBlock } from '../../ui/Spinner';
import { ErrorState } from '../../ui/State';
import { Receipt } from '../../amounts/parts/Receipt';
import { StepDifferences } from '../../amounts/parts/StepDifferences';
import { Stack, Text } from '../../ui/layout/primitives';
import styles from './Dialogs.module.css';
import { titleOf } from './names';
import { UpdateAmounts, type Side } from './UpdateAmounts';
import { updateDifferences } from './updateDifferences';
import { seniorityWords } from './seniorityWords';

function SeniorityChange({ row, preview }: { row: Pick<ValuationRow, 'seniorityOn'>; preview: UpdatePreview }) {
  return (
    <ul className="grid gap-1 unmarked">
      {seniorityWords(row.seniorityOn, preview).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

const { update: words } = life;

interface PreviewProps {
  action: UpdateAction;
  row: ValuationRow;
  preview: UpdatePreview;
  reference: Reference;
  amountGrid: Reference | undefined;
}

function Preview({ action, row, preview, reference, amountGrid }: PreviewProps) {
  const [explained, setExplained] = useState<Side | null>(null);
  const gridOf = ({ gridId }: PreviewSide) => (gridId === reference.info.id ? reference : amountGrid);
  const nextGrid = gridOf(preview.next);
  const sideGrid = explained === null ? undefined : gridOf(preview[explained]);
  return (
    <>
      {action === 'anniversary' && <SeniorityChange row={row} preview={preview} />}
      <UpdateAmounts preview={preview} row={row} explained={explained} onExplain={setExplained} />
      {explained !== null && sideGrid !== undefined && (
        <section aria-label={words.explainOf(explained === 'current' ? words.now : words.next)}>
          <Receipt key={explained} lines={receiptLines(preview[explained].trace, sideGrid.grid)} />
        </section>
      )}
      {nextGrid !== undefined && (
        <>
          <StepDifferences differences={updateDifferences(preview, nextGrid.grid)} />
          {!nextGrid.info.confirmed && <Badge tone="wheat">{words.unconfirmed}</Badge>}
        </>
      )}
      <Text tone="quiet">{words.note}</Text>
    </>
  );
}

export interface UpdateDialogProps {
  action: UpdateAction;
  row: ValuationRow;
  onClose: () => void;
  onDone: (updated: Valuation, former: PreviewSide) => void;
}

export function UpdateDialog({ action, row, onClose, onDone }: UpdateDialogProps) {
  const asked = action === 'anniversary' ? lifeCalls.previewAnniversary : lifeCalls.preview;
  const { data: preview, error: previewError, refetch } = useCall(asked, { params: { id: row.id } }, { gcTime: 0 });
  const reference = useReference();
  const amountGrid = useAmountGrid(preview?.current.gridId, reference.data);
  const update = useUpdate(action);
  const error = previewError ?? reference.error ?? amountGrid.error;
  const act = words.acts[action];

  function confirm({ version, current }: UpdatePreview) {
    update.mutate(
      { id: row.id, version },
      {
        onSuccess: (updated) => onDone(updated, current),
        // The shown amounts are out of date: the new ones are loaded before the next question.
        onError: () => void refetch(),
      },
    );
  }

  return (
    <Dialog
      open
      wide
      title={act.title(titleOf(row))}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          {preview !== undefined && error === null && (
            <Button variant="primary" busy={update.isPending} onClick={() => confirm(preview)}>
              {life.actions[action]}
            </Button>
          )}
        </>
      }
    >
      <Stack align="start" className={styles.stack}>
        <p>{words.of(row.profileName)}</p>
        {update.error !== null && (
          <Notice tone="clay" alert>
            {isApiError(update.error) && update.error.isStale ? life.changedMeanwhile : messageOf(update.error)}
          </Notice>
        )}
        {error !== null ? (
          <ErrorState
            title={act.failedTitle}
            error={error}
            action={<LinkButton to={paths.valuation(row.id)}>{words.openClassification}</LinkButton>}
          >
            {words.failedText}
          </ErrorState>
        ) : preview === undefined || reference.data === undefined ? (
          <LoadingBlock label={act.loading} />
        ) : (
          <Preview
            action={action}
            row={row}
            preview={preview}
            reference={reference.data}
            amountGrid={amountGrid.data}
          />
        )}
      </Stack>
    </Dialog>
  );
}
