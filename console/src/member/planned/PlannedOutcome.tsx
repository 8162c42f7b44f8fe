/** Which valuations in progress will have an amount, and what the others will still lack; shown before the act. */
import type { PlannedRow } from '../../api/planned';
import { planned as words } from '../../i18n/fr';
import { Stack } from '../../ui/layout/primitives';
import { Summary } from '../../ui/Summary';
import { titleOf } from '../life/names';
import { lacksOf, type Waiting } from './standing';

const { take: text } = words;

/** The rows shown at once; more are folded. */
const AT_A_GLANCE = 6;

interface Outcome {
  readonly row: PlannedRow;
  readonly lacks: readonly string[];
}

function Rows({ title, rows }: { title: string; rows: readonly Outcome[] }) {
  if (rows.length === 0) return null;
  return (
    <details open={rows.length <= AT_A_GLANCE}>
      <Summary>{title}</Summary>
      <ul className="indent-5 small">
        {rows.map(({ row, lacks }) => (
          <li key={row.id}>{text.row(row.profileName, titleOf(row), lacks)}</li>
        ))}
      </ul>
    </details>
  );
}

interface PlannedOutcomeProps {
  /** Rows that lack nothing. */
  ready: readonly PlannedRow[];
  waiting: readonly Waiting[];
}

export function PlannedOutcome({ ready, waiting }: PlannedOutcomeProps) {
  const incomplete = waiting.map((one) => ({ row: one.row, lacks: lacksOf(one).map(lackWords) }));
  return (
    <Stack gap={2}>
      <Rows title={text.computed(ready.length)} rows={ready.map((row) => ({ row, lacks: [] }))} />
      <Rows title={text.incomplete(incomplete.length)} rows={incomplete} />
    </Stack>
  );
}

function lackWords(lack: ReturnType<typeof lacksOf>[number]): string {
  return lack === 'answers' || lack === 'reason' ? words.missing[lack] : text.lacks[lack];
}
