import { countedPoints, formatAmount, formatHundredths, toHundredths } from '@valorisation/rules';
import { messageOf } from '../../api/errors';
import { outlookCalls, type OutlookRow } from '@valorisation/contract';
import { useCall } from '../../api/useCall';
import type { UpdatePreview } from '../../api/updatePreview';
import { gridOutlook as words } from '../../i18n/fr/gridOutlook';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Notice } from '../../ui/Notice';
import { LoadingBlock } from '../../ui/Spinner';
import { NumberCell, Table } from '../../ui/Table';
import { Inline, Stack } from '../../ui/layout/primitives';
import styles from './GridOutlook.module.css';

const { dialog } = words;
type Step = UpdatePreview['steps'][number];

/** Shown above the lines, or not relevant for them. */
const HIDDEN: ReadonlySet<string> = new Set(['displayed', 'minimum-check']);

function valueWords({ unit }: Step, value: number | null): string {
  if (value === null) return dialog.none;
  const hundredths = toHundredths(value) ?? 0;
  return unit === 'points' ? countedPoints(formatHundredths(hundredths)) : formatAmount({ cents: hundredths, unit });
}

function Steps({ steps, day }: { steps: readonly Step[]; day: string }) {
  return (
    <Table label={dialog.step} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{dialog.step}</th>
          <th scope="col">{words.now}</th>
          <th scope="col">{words.on(day)}</th>
        </tr>
      </thead>
      <tbody>
        {steps
          .filter(({ rule }) => !HIDDEN.has(rule))
          .map((step) => (
            <tr key={step.key}>
              <th scope="row">
                {step.label}
                {step.detail !== null && (
                  <Inline tone="hint" className={styles.detail}>
                    {step.detail}
                  </Inline>
                )}
              </th>
              <NumberCell data-label={words.now}>{valueWords(step, step.from)}</NumberCell>
              <NumberCell data-label={words.on(day)}>{valueWords(step, step.to)}</NumberCell>
            </tr>
          ))}
      </tbody>
    </Table>
  );
}

interface RowStepsDialogProps {
  row: OutlookRow;
  name: string;
  day: string;
  onClose: () => void;
}

export function RowStepsDialog({ row, name, day, onClose }: RowStepsDialogProps) {
  const { data: preview, error } = useCall(outlookCalls.row, { params: { id: row.id } });
  return (
    <Dialog
      open
      wide
      title={dialog.title(name)}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {dialog.close}
        </Button>
      }
    >
      <Stack>
        {error !== null && (
          <Notice tone="clay" alert>
            {dialog.failed}. {messageOf(error)}
          </Notice>
        )}
        {error === null &&
          (preview === undefined ? <LoadingBlock label={dialog.loading} /> : <Steps steps={preview.steps} day={day} />)}
      </Stack>
    </Dialog>
  );
}
