import type { UpdatePreview } from '../../api/updatePreview';
import type { ValuationRow } from '../../api/valuation';
import { seniorityWords } from './seniorityWords';

/** What today's seniority changes, before it is applied: years, rate, first day, and next anniversary. */
export function SeniorityChange({ row, preview }: { row: Pick<ValuationRow, 'seniorityOn'>; preview: UpdatePreview }) {
  return (
    <ul className="grid gap-1 unmarked">
      {seniorityWords(row.seniorityOn, preview).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
