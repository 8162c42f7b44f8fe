/** What is known of the person, in one row: the amount to be paid, the share, the seniority, the category. */
import { formatDay, formatMoney, formatPercent, FULL_SHARE_HUNDREDTHS, seniorityYears } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import { useArrears } from '../../api/pay';
import { useReference } from '../../api/rows';
import { useUser } from '../../api/session';
import type { Profile, ValuationRow } from '../../api/valuation';
import { activeRows, onlyRow } from '../../amounts/model/people';
import { personHeadline } from '../../amounts/model/personHeadline';
import { personTotal } from '../../amounts/model/personTotal';
import { categoryTitle } from '../../amounts/model/result';
import { today } from '../../amounts/model/today';
import { pay } from '../../i18n/fr/pay';
import { person as words } from '../../i18n/fr/person';
import { paths } from '../../routes';
import { Amount, Month } from '../../ui/Amount';
import { FactRow, type RowFact } from '../../ui/FactRow';
import { cx } from '../../ui/cx';
import { gapTone, gapWords, sinceWords } from '../pay/gapWords';
import { PaidButton } from '../pay/PaidLine';

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

/**
 * What is paid for the only function, with the button of its form, or for the monthly functions together: each of them then
 * has a line of its own below, and nothing stands here while none has an amount.
 */
function usePaidFact(profile: Profile, rows: readonly ValuationRow[]): readonly RowFact[] {
  const { id } = profile;
  const seesPay = useUser()?.seesPay === true;
  const only = onlyRow(profile);
  const isPaid = seesPay && rows.some(({ hourly, paid }) => paid !== null && !hourly);
  const owedCents = useArrears(id, isPaid).data?.owedCents ?? 0;
  if (!seesPay || (only === null && !isPaid)) return [];
  const { gapCents } = only ?? profile;
  const isKnown = (only === null ? profile.paidCents : only.paid) !== null;
  const detail = only === null ? (isKnown ? null : pay.factUnknown) : only.paid && sinceWords(only.paid.from);
  return [
    {
      label: pay.fact,
      value: isKnown ? (
        only === null ? (
          <Month cents={profile.paidCents} />
        ) : (
          <Amount value={only.paid} />
        )
      ) : (
        pay.factUnsaid
      ),
      details: [detail],
      mark: (
        <>
          {gapCents !== null && (
            <span className={cx('block', gapTone(gapCents))}>{gapWords(gapCents, only?.paid?.unit, rows)}</span>
          )}
          {owedCents > 0 && (
            <Link className="block" to={paths.arrears(id)}>
              {pay.arrears.link(formatMoney(owedCents))}
            </Link>
          )}
          {only !== null && <PaidButton row={only} flush="start" />}
        </>
      ),
    },
  ];
}

export function PersonFacts({ profile }: { profile: Profile }) {
  const { amount, notes } = personHeadline(profile);
  const { data: reference } = useReference();
  const rows = activeRows(profile);
  const paid = usePaidFact(profile, rows);
  const level = common(rows, ({ categoryLevel }) => categoryLevel) ?? null;
  const facts: readonly RowFact[] = [
    {
      label: words.due,
      value: <Amount value={amount} />,
      details: [amount === null ? words.nothingComputed : words.gross[amount.unit], ...notes],
    },
    ...paid,
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
