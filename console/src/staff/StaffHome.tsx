import { Box, Button } from '@mui/material';
import { Title, useGetIdentity } from 'react-admin';
import { Link } from 'react-router-dom';
import { dashboardCalls } from '@valorisation/contract';
import { useState } from 'react';
import { useCall } from '../api/useCall';
import { staff, staffDashboard as words } from '../i18n/fr';
import { paths } from '../routes';
import { Stack } from '../ui/layout/primitives';
import { Notice } from '../ui/Notice';
import { Coming } from './dashboard/Coming';
import { Granted, Members } from './dashboard/Counters';
import styles from './dashboard/Dashboard.module.css';
import { Figures } from './dashboard/Figures';
import { firstDayOf, type Period } from './dashboard/period';
import { ToDo } from './dashboard/ToDo';
import { Trends } from './dashboard/Trends';
import { StaffTitle } from './kit/StaffTitle';
import { formatTime } from '../ui/instant';

export function StaffHome() {
  const { identity } = useGetIdentity();
  const [period, setPeriod] = useState<Period>(60);
  const from = firstDayOf(period);
  const {
    data: figures,
    isError,
    refetch,
  } = useCall(
    dashboardCalls.figures,
    { query: { ...(from !== null && { from }) } },
    { silent: true, keepsPrevious: true },
  );
  return (
    <Stack className="pad-block-5">
      <Title title={<StaffTitle text={staff.title} />} />
      {identity?.fullName && <p className={styles.greeting}>{staff.welcome(identity.fullName)}</p>}
      {figures === undefined && !isError && <p role="status">{words.loading}</p>}
      {isError && (
        <Notice tone="wheat" alert action={<Button onClick={() => void refetch()}>{words.retry}</Button>}>
          {words.failed}
        </Notice>
      )}
      {figures !== undefined && (
        <>
          <Box
            sx={{
              display: 'grid',
              gap: 5,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
            }}
          >
            <ToDo figures={figures} />
            <Coming />
          </Box>
          <Trends figures={figures} period={period} onPeriod={setPeriod} />
          <div className={styles.grid}>
            <Members figures={figures} from={from} />
            <Granted figures={figures} />
            <Figures figures={figures} from={from} />
          </div>
          <p className="quiet">{words.computed(formatTime(figures.computed_at))}</p>
        </>
      )}
      <Link to={paths.home()}>{staff.site}</Link>
    </Stack>
  );
}
