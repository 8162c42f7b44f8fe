import { formatDay } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import { signedAmount } from '../../amounts/model/amounts';
import { outlookCalls, type GridOutlookHead } from '@valorisation/contract';
import { useCall } from '../../api/useCall';
import { gridOutlook as words } from '../../i18n/fr/gridOutlook';
import { paths } from '../../routes';
import { Notice } from '../../ui/Notice';

function noticeWords({ effectiveOn, totals }: GridOutlookHead): string {
  const day = formatDay(effectiveOn);
  const { nowCents, nextCents, changing, hourlyChanging } = totals;
  const monthly = changing - hourlyChanging;
  if (changing === 0) return words.noticeNone(day);
  if (monthly === 0) return words.noticeHourly(day, hourlyChanging);
  return words.notice(day, signedAmount(nextCents - nowCents, 'month'), monthly);
}

export function GridOutlookNotice() {
  const outlook = useCall(outlookCalls.announced, {}).data?.outlook;
  if (outlook === undefined || outlook === null) return null;
  return (
    <div className="below-3">
      <Notice>
        {noticeWords(outlook)} <Link to={paths.gridOutlook()}>{words.see}</Link>
      </Notice>
    </div>
  );
}
