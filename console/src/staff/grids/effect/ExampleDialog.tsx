import { gridEffectCalls, type ChangedRow, type GridEffectExample } from '@valorisation/contract';
import { formatAmount, formatDay } from '@valorisation/rules';
import { stepDifferences } from '../../../amounts/model/stepDifferences';
import { Receipt } from '../../../amounts/parts/Receipt';
import { StepDifferences } from '../../../amounts/parts/StepDifferences';
import { useCall } from '../../../api/useCall';
import { staffGridEffect } from '../../../i18n/fr';
import { Dialog } from '../../../ui/Dialog';
import { Stack, Text } from '../../../ui/layout/primitives';
import { LoadingBlock } from '../../../ui/Spinner';
import { ErrorState } from '../../../ui/State';
import styles from './Effect.module.css';
import { titleOf } from './effectWords';

const { example: words } = staffGridEffect;

interface ExampleDialogProps {
  gridId: number;
  row: ChangedRow;
  onClose: () => void;
}

export function ExampleDialog({ gridId, row, onClose }: ExampleDialogProps) {
  const given = { params: { id: gridId, valuationId: row.id } };
  const { data: example, error } = useCall(gridEffectCalls.example, given, { silent: true, gcTime: 0 });
  return (
    <Dialog open wide title={words.title(titleOf(row))} onClose={onClose}>
      {error !== null ? (
        <ErrorState title={words.failed} error={error}>
          {words.failedText}
        </ErrorState>
      ) : example === undefined ? (
        <LoadingBlock label={words.loading} />
      ) : (
        <Example example={example} />
      )}
    </Dialog>
  );
}

function Example({ example }: { example: GridEffectExample }) {
  const { current, next, unit, due_anyway: dueAnyway, before } = example;
  return (
    <Stack gap={5}>
      <div className={styles.sides}>
        <Side title={words.current} side={current} />
        <Side title={words.next} side={next} />
      </div>
      {dueAnyway !== before && <Text tone="quiet">{words.seniority(formatAmount({ cents: dueAnyway, unit }))}</Text>}
      <StepDifferences differences={stepDifferences(current.lines, next.lines)} />
      <div className={styles.sides}>
        {[current, next].map(({ lines, day }, place) => (
          <section key={place} aria-label={`${words.lines}, ${place === 0 ? words.current : words.next}`}>
            <h3 className="below-2 size-16">
              {place === 0 ? words.current : words.next} {words.computedOn(formatDay(day))}
            </h3>
            <Receipt lines={lines} />
          </section>
        ))}
      </div>
    </Stack>
  );
}

function Side({ title, side: { amount, unit, day } }: { title: string; side: GridEffectExample['current'] }) {
  return (
    <div>
      <Text tone="hint">{title}</Text>
      <p className={styles.figure}>{formatAmount({ cents: amount, unit })}</p>
      <Text tone="hint">{words.computedOn(formatDay(day))}</Text>
    </div>
  );
}
