/** Before the planned degrees are taken: what they give, what is missing, and the button. */
import { formatAmount, formatMoney } from '@valorisation/rules';
import type { PlannedRow, useTakePlanned } from '../../api/planned';
import { planned as words } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Cluster, Inline, Stack, Text } from '../../ui/layout/primitives';
import { Progress } from '../../ui/Progress';
import { Summary } from '../../ui/Summary';
import { NumberCell, Table } from '../../ui/Table';
import { titleOf } from '../life/names';
import styles from './Planned.module.css';
import { lacksOf, type Standing, type Waiting } from './standing';

const { take: text } = words;

export function PersonHead({ row }: { row: PlannedRow }) {
  return (
    <th scope="row">
      {row.profileName}
      <Inline tone="hint" className="block regular">
        {titleOf(row)}
      </Inline>
    </th>
  );
}

const AT_A_GLANCE = 6;

interface Outcome {
  readonly row: PlannedRow;
  readonly lacks: readonly string[];
}

interface RowsProps {
  title: string;
  rows: readonly Outcome[];
  /** Stands under the last row. */
  total?: string | null;
}

function Rows({ title, rows, total = null }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <details open={rows.length <= AT_A_GLANCE} className="reading">
      <Summary>{title}</Summary>
      <Table label={title}>
        <tbody>
          {rows.map(({ row, lacks }) => (
            <tr key={row.id}>
              <PersonHead row={row} />
              {row.dueAfterUpdate === null ? (
                <NumberCell>
                  {lacks.map((lack) => (
                    <span key={lack} className="block">
                      {lack}
                    </span>
                  ))}
                </NumberCell>
              ) : (
                <NumberCell>{formatAmount(row.dueAfterUpdate)}</NumberCell>
              )}
            </tr>
          ))}
          {total !== null && (
            <tr>
              <th scope="row">{text.month}</th>
              <NumberCell className="strong">{total}</NumberCell>
            </tr>
          )}
        </tbody>
      </Table>
    </details>
  );
}

interface PlannedOutcomeProps {
  ready: readonly PlannedRow[];
  waiting: readonly Waiting[];
}

/** Shown before the act: which valuations in progress will have an amount, and what the others will still lack. */
function PlannedOutcome({ ready, waiting }: PlannedOutcomeProps) {
  const incomplete = waiting.map((one) => ({ row: one.row, lacks: lacksOf(one).map(lackWords) }));
  const months = ready.flatMap(({ dueAfterUpdate: due }) => (due?.unit === 'month' ? [due.cents] : []));
  return (
    <Stack gap={4}>
      <Rows
        title={text.computed(ready.length)}
        rows={ready.map((row) => ({ row, lacks: [] }))}
        total={months.length > 1 ? formatMoney(months.reduce((sum, cents) => sum + cents, 0)) : null}
      />
      <Rows title={text.incomplete(incomplete.length)} rows={incomplete} />
    </Stack>
  );
}

function lackWords(lack: ReturnType<typeof lacksOf>[number]): string {
  return lack === 'answers' || lack === 'reason' ? words.missing[lack] : text.lacks[lack];
}

interface TakeAllProps {
  standing: Standing;
  take: Pick<ReturnType<typeof useTakePlanned>, 'isPending' | 'done'>;
  onTake: () => void;
}

export function TakeAll({ standing, take: { isPending, done }, onTake }: TakeAllProps) {
  const { inProgress, ready, waiting, toTake } = standing;
  const progress = text.progress(done, toTake.length);
  return (
    <Stack as="section" aria-labelledby="degres-prevus">
      <h2 id="degres-prevus">{text.title(inProgress.length)}</h2>
      <Text reading>{text.text}</Text>
      <PlannedOutcome ready={ready} waiting={waiting} />
      <Cluster gap={4} rowGap={2} align="center">
        <Button variant="primary" busy={isPending} onClick={onTake}>
          {text.action(toTake.length, inProgress.length)}
        </Button>
        <Text tone="hint">{text.final}</Text>
        {isPending && (
          <div className={styles.progress}>
            <Progress value={done} max={toTake.length} label={text.running} text={progress} />
            <span className="amounts">{progress}</span>
          </div>
        )}
      </Cluster>
    </Stack>
  );
}
