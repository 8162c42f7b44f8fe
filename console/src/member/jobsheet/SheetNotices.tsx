/** What a head should know before printing: functions that are limited, and shares above a full time. */
import { formatPercent, FULL_SHARE_HUNDREDTHS } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import type { JobSheet } from '../../api/jobSheet';
import { useUser } from '../../api/session';
import { jobSheet as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { Cluster, Stack } from '../../ui/layout/primitives';
import { Notice } from '../../ui/Notice';
import styles from './Sheet.module.css';

/** Hourly functions are counted separately, because hours are no share of a month. */
function ShareNotice({ sheet, isAssociated }: { sheet: JobSheet; isAssociated: boolean }) {
  const monthly = sheet.functions.filter(({ hourly }) => !hourly);
  const total = sheet.shareHundredths;
  // Part-time is usual, and the sheet tells the share.
  if (monthly.length === 0 || total <= FULL_SHARE_HUNDREDTHS) return null;
  return (
    <Notice tone="wheat">
      <p>
        {words.share.over(formatPercent(total))} {isAssociated && words.share.visibleOnly}
      </p>
      <Cluster as="ul" gap={5} rowGap={1}>
        {monthly.map(({ id, title }) => (
          <li key={id}>
            <Link to={paths.calculation(id)} className="inline-row min-32">
              {words.share.change(title)}
            </Link>
          </li>
        ))}
      </Cluster>
    </Notice>
  );
}

export function SheetNotices({ sheet }: { sheet: JobSheet }) {
  const isAssociated = useUser()?.associated === true;
  return (
    <Stack gap={3} className={styles.notices}>
      <ShareNotice sheet={sheet} isAssociated={isAssociated} />
      {!isAssociated && sheet.functions.some(({ limited }) => limited) && <Notice>{words.limited}</Notice>}
    </Stack>
  );
}
