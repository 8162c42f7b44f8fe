/** What is known of the person, in one row: the amount to be paid, the share, the seniority, the category. */
import { formatDay, formatPercent, FULL_SHARE_HUNDREDTHS, seniorityYears } from '@valorisation/rules';
import { useReference } from '../../api/rows';
import type { Profile, ValuationRow } from '../../api/valuation';
import { activeRows } from '../../amounts/model/people';
import { personHeadline } from '../../amounts/model/personHeadline';
import { personTotal } from '../../amounts/model/personTotal';
import { categoryTitle } from '../../amounts/model/result';
import { today } from '../../amounts/model/today';
import { person as words } from '../../i18n/fr/person';
import { Amount } from '../../ui/Amount';
import { FactRow, type RowFact } from '../../ui/FactRow';

/** The value that all functions share. Undefined when they differ. */
function common<Value>(rows: readonly ValuationRow[], valueOf: (row: ValuationRow) => Value): Value | undefined {
  const values = new Set(rows.map(valueOf));
  return values.size === 1 ? [...values][0] : undefined;
}

function seniorityOf(rows: readonly ValuationRow[]): RowFact {
  const label = words.seniority;
  const day = common(rows, ({ seniorityOn }) => seniorityOn);
  if (day === undefined) return { label, value: words.several };
  if (day !== null) {
    const years = words.seniorityYears(seniorityYears(day, today()));
    return { label, value: years, details: [words.seniorityOn(formatDay(day))] };
  }
  const isStated = rows.every(({ withoutSeniority }) => withoutSeniority);
  return { label, value: isStated ? words.noSeniority : words.seniorityUnsaid };
}

/** The shares of the functions that the person's share includes, one after the other. */
function sharesOf(profile: Profile): readonly string[] {
  const counted = personTotal(profile).parts.filter(({ leftOut }) => leftOut === null);
  if (counted.length < 2) return [];
  return [counted.map(({ row }) => formatPercent(row.shareHundredths)).join(' + ')];
}

function shareOf(profile: Profile): RowFact {
  const { shareHundredths } = profile;
  return {
    label: words.shareOf,
    value: formatPercent(shareHundredths),
    details: sharesOf(profile),
    ...(shareHundredths > FULL_SHARE_HUNDREDTHS && {
      mark: <span className="wheat-700 strong">{words.overFull}</span>,
    }),
  };
}

export function PersonFacts({ profile }: { profile: Profile }) {
  const { amount, notes } = personHeadline(profile);
  const { data: reference } = useReference();
  const rows = activeRows(profile);
  const level = common(rows, ({ categoryLevel }) => categoryLevel) ?? null;
  const facts: readonly RowFact[] = [
    {
      label: words.due,
      value: <Amount value={amount} />,
      details: [amount === null ? words.nothingComputed : words.gross[amount.unit], ...notes],
    },
    ...(profile.shareHundredths > 0 ? [shareOf(profile)] : []),
    ...(rows.length > 0 ? [seniorityOf(rows)] : []),
    ...(reference !== undefined && level !== null
      ? [{ label: words.category, value: categoryTitle(reference, level).replace(`${words.category} `, '') }]
      : []),
  ];
  return (
    <section aria-label={words.headline}>
      <FactRow facts={facts} leads />
    </section>
  );
}
