/** What an announced version changes, for the board: the total first, then each row. Pure. */
import { formatAmount, formatDay, formatDifference, formatSiret, functionTitle, type Day } from '@valorisation/rules';
import type { GridOutlookView, OutlookRow, Parts } from '../../valuations/index.js';
import { typesetAll } from './french-typography.js';

interface OutlookLine {
  readonly person: string;
  readonly title: string;
  readonly now: string | null;
  readonly next: string | null;
  readonly difference: string | null;
  /** The part of seniority and of a coming minimum wage in the difference, if any. */
  readonly seniority: string | null;
  readonly wage: string | null;
  readonly hourly: boolean;
}

export interface GridOutlookSheet {
  readonly establishment: { readonly name: string; readonly siret: string };
  readonly grid: { readonly effectiveOn: string; readonly confirmed: boolean };
  readonly day: string;
  readonly total: {
    readonly now: string;
    readonly next: string;
    readonly difference: string;
    readonly grid: string;
    readonly seniority: string | null;
    readonly wage: string | null;
    readonly complement: string | null;
  };
  readonly partial: boolean;
  readonly changing: readonly OutlookLine[];
  readonly count: { readonly changing: string; readonly unchanged: string; readonly rows: string };
  readonly hourly: boolean;
  readonly toRedo: readonly { readonly person: string; readonly title: string }[];
  readonly uncomputed: readonly { readonly person: string; readonly title: string }[];
  readonly printedOn: string;
}

interface Input {
  readonly establishment: { readonly name: string; readonly siret: string };
  readonly outlook: GridOutlookView;
  readonly printedOn: Day;
}

const signedOrNull = (cents: number): string | null => (cents === 0 ? null : formatDifference(cents));

export function buildGridOutlookSheet({ establishment, outlook, printedOn }: Input): GridOutlookSheet {
  const { version, day, totals, rows, partial } = outlook;
  const changing = rows.filter(({ fate, differenceCents }) => fate !== 'open' && differenceCents !== 0);
  const named = (row: OutlookRow) => ({ person: row.valuation.profileName, title: titleOf(row, outlook) });
  return typesetAll<GridOutlookSheet>({
    establishment: { name: establishment.name, siret: formatSiret(establishment.siret) },
    grid: { effectiveOn: formatDay(version.effectiveOn), confirmed: version.confirmed },
    day: formatDay(day),
    total: {
      now: formatAmount({ cents: totals.nowCents, unit: 'month' }),
      next: formatAmount({ cents: totals.nextCents, unit: 'month' }),
      difference: formatDifference(totals.nextCents - totals.nowCents),
      grid: formatDifference(totals.gridCents),
      seniority: signedOrNull(totals.seniorityCents),
      wage: signedOrNull(totals.wageCents),
      complement:
        totals.nextComplementCents === 0 ? null : formatAmount({ cents: totals.nextComplementCents, unit: 'month' }),
    },
    partial,
    changing: changing.map((row) => ({ ...named(row), ...amountsOf(row) })),
    count: {
      changing: String(changing.length),
      unchanged: String(rows.length - changing.length - totals.uncomputed),
      rows: String(rows.length),
    },
    hourly: totals.hourly > 0,
    toRedo: rows.filter(({ fate }) => fate === 'redo').map(named),
    uncomputed: rows.filter(({ fate }) => fate === 'open').map(named),
    printedOn: formatDay(printedOn),
  });
}

function amountsOf({
  now,
  next,
  differenceCents,
  parts,
  valuation,
}: OutlookRow): Omit<OutlookLine, 'person' | 'title'> {
  const unit = next?.unit ?? 'month';
  const part = (of: keyof Parts) => (parts === null || parts[of] === 0 ? null : formatDifference(parts[of], unit));
  return {
    now: now && formatAmount(now),
    next: next && formatAmount(next),
    difference: differenceCents === null ? null : formatDifference(differenceCents, unit),
    seniority: part('seniorityCents'),
    wage: part('wageCents'),
    hourly: valuation.hourly,
  };
}

function titleOf({ valuation }: OutlookRow, { setting }: GridOutlookView): string {
  return functionTitle(valuation, setting.functions.get(valuation.gridId)?.get(valuation.functionId));
}
