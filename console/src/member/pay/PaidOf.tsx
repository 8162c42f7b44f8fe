/** Above the fields of a pay: whose it is, and what it is compared with. */
import { formatAmount, formatMoney } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import { useArrears } from '../../api/pay';
import type { ValuationRow } from '../../api/valuation';
import { pay } from '../../i18n/fr/pay';
import { paths } from '../../routes';
import { monthName } from '../figures/anniversaryMonths';
import { titleOf } from '../life/names';
import { isOwedAgain } from './arrearsRuns';
import { gapWords } from './gapWords';

export function PaidOf({ row }: { row: ValuationRow }) {
  const { profileName, alone, due } = row;
  return (
    <p>
      <strong>{profileName}</strong>
      {!alone && `, ${titleOf(row)}`}
      {due !== null && (
        <>
          , <span className="one-line">{pay.form.due(formatAmount(due))}</span>
        </>
      )}
    </p>
  );
}

/** What is missing, since when, and what is owed for the past months of the person. Nothing while enough is paid. */
export function Owed({ row: { profileId, paid, gapCents } }: { row: ValuationRow }) {
  const isBelow = gapCents !== null && gapCents < 0;
  const { since, owedCents, months } = useArrears(profileId, isBelow).data ?? { since: null, owedCents: 0, months: [] };
  if (!isBelow) return null;
  return (
    <p>
      <span className="clay-700">
        {paid !== null && `${pay.today(formatAmount(paid))}, `}
        {gapWords(gapCents, paid?.unit)}
        {since !== null && `, ${pay.sinceMonth(monthName(since), isOwedAgain({ since, months }))}`}
      </span>
      {owedCents > 0 && (
        <Link className="block" to={paths.arrears(profileId)}>
          {pay.arrears.link(formatMoney(owedCents))}
        </Link>
      )}
    </p>
  );
}
