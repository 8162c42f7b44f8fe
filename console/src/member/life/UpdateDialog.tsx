import { DUE_SOURCE_NAMES, dueUnitWords, formatDifference, receiptLines, sourceReason } from '@valorisation/rules';
import { lifeCalls } from '@valorisation/contract';
import { useState } from 'react';
import { isApiError, messageOf } from '../../core/errors';
import { useUpdate } from '../../api/lifeCalls';
import { useAmountGrid, useReference } from '../../api/rows';
import type { Reference } from '../../api/reference';
import {
  type PreviewSide,
  type UpdateAction,
  type UpdatePreview,
  conventionalOf,
  differenceOf,
} from '../../api/updatePreview';
import { useCall } from '../../api/useCall';
import type { Valuation, ValuationRow } from '../../api/valuation';
import { life } from '../../i18n/fr';
import { paths } from '../../routes';
import { Button, LinkButton } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Notice } from '../../ui/Notice';
import { LoadingBlock } from '../../ui/Spinner';
import { ErrorState } from '../../ui/State';
import { Receipt } from '../../amounts/parts/Receipt';
import { StepDifferences } from '../../amounts/parts/StepDifferences';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { NumberCell, NumberHead, Table } from '../../ui/Table';
import { Fold } from '../../layout/Fold';
import { titleOf } from './names';
import { updateDifferences } from './updateDifferences';
import { seniorityWords } from './seniorityWords';
import { amountDue } from '../../i18n/fr/amountDue';
import { Amount } from '../../ui/Amount';
import styles from './Dialogs.module.css';

/** The difference of the amount due. If it does not change, why it does not follow the conventional amount. */
function Difference({ preview: { current, next } }: { preview: UpdatePreview }) {
  const differenceCents = differenceOf(current, next);
  if (differenceCents === null) return words.otherUnit;
  if (differenceCents !== 0) return formatDifference(differenceCents, next.due.unit);
  const isKept = conventionalOf(current).cents !== conventionalOf(next).cents;
  return (
    <>
      {words.same}
      {isKept && <span className={styles.detail}>{amountDue.unchanged(DUE_SOURCE_NAMES[next.due.source])}</span>}
    </>
  );
}

type Side = 'current' | 'next';

/** Before, after and the difference. The conventional amount has a line of its own only where it is not the amount due. */
function UpdateAmounts({ preview, row }: { preview: UpdatePreview; row: ValuationRow }) {
  const { current, next } = preview;
  const [before, after] = [conventionalOf(current), conventionalOf(next)];
  const isRaised = before.cents !== current.due.cents || after.cents !== next.due.cents;
  return (
    <Table label={amountDue.label} className="plain-rows right-figures">
      <thead>
        <tr>
          <td />
          <NumberHead>{words.before}</NumberHead>
          <NumberHead>{words.after}</NumberHead>
          <NumberHead>{words.difference}</NumberHead>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            <span className="strong">{amountDue.label}</span>
            <span className={styles.detail}>{dueUnitWords(next.due.unit, row.hourly, row.shareHundredths)}</span>
          </th>
          <NumberCell>
            <Amount value={current.due} />
          </NumberCell>
          <NumberCell className="strong">
            <Amount value={next.due} />
          </NumberCell>
          <NumberCell className="strong">
            <Difference preview={preview} />
          </NumberCell>
        </tr>
        {isRaised && (
          <tr>
            <th scope="row">{life.past.amount}</th>
            <NumberCell>
              <Amount value={before} />
            </NumberCell>
            <NumberCell>
              <Amount value={after} />
            </NumberCell>
            <NumberCell>
              {before.unit === after.unit && formatDifference(after.cents - before.cents, after.unit)}
            </NumberCell>
          </tr>
        )}
      </tbody>
    </Table>
  );
}

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
      <UpdateAmounts preview={preview} row={row} />
      {preview.next.due.source !== 'minimum' && <p>{sourceReason(preview.next.due.source)}</p>}
      {nextGrid !== undefined && (
        <Fold title={words.steps}>
          <StepDifferences differences={updateDifferences(preview, nextGrid.grid)} isHeaded={false} />
          <Cluster gap={2}>
            {(['current', 'next'] as const).map((side) => (
              <Button
                key={side}
                variant="quiet"
                size="small"
                flush="start"
                aria-expanded={explained === side}
                onClick={() => setExplained(explained === side ? null : side)}
              >
                {words.explain[side]}
              </Button>
            ))}
          </Cluster>
          {explained !== null && sideGrid !== undefined && (
            <section aria-label={words.explain[explained]}>
              <Receipt key={explained} lines={receiptLines(preview[explained].trace, sideGrid.grid)} />
            </section>
          )}
        </Fold>
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
        // The shown amounts are out of date. The new amounts are loaded before the user is asked again.
        onError: () => void refetch(),
      },
    );
  }

  return (
    <Dialog
      open
      wide
      title={act.title(row.profileName)}
      onClose={onClose}
      cancellable
      actions={
        preview !== undefined &&
        error === null && (
          <Button variant="primary" busy={update.isPending} onClick={() => confirm(preview)}>
            {life.actions[action]}
          </Button>
        )
      }
    >
      <Stack align="start" className={styles.stack}>
        <Text tone="quiet">{titleOf(row)}</Text>
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
