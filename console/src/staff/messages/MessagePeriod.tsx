import { MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { messageCalls } from '@valorisation/contract';
import { useState } from 'react';
import { call } from '../../api/call';
import { messageOf } from '../../core/errors';
import { staffMessages as words } from '../../i18n/fr';
import { ListLink } from '../kit/ListLink';
import { Cluster } from '../../ui/layout/primitives';
import { parisDayOf } from '../../ui/instant';

const PERIODS = [30, 90, 365] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

const dayBefore = (days: number) => parisDayOf(new Date(Date.now() - days * DAY_MS));

export function MessagePeriod() {
  const [days, setDays] = useState<(typeof PERIODS)[number]>(30);
  const period = { from: dayBefore(days), to: dayBefore(0) };
  const { data, error } = useQuery({
    queryKey: ['messages', 'figures', days],
    queryFn: async () => call(messageCalls.figures, { query: period }),
  });
  return (
    <Cluster gap={4} above={4} align="center">
      <TextField
        select
        size="small"
        sx={{ width: { xs: '100%', sm: 220 } }}
        label={words.period}
        value={days}
        onChange={({ target }) => setDays(PERIODS.find((each) => each === Number(target.value)) ?? 30)}
      >
        {PERIODS.map((each) => (
          <MenuItem key={each} value={each}>
            {words.periods[each]}
          </MenuItem>
        ))}
      </TextField>
      <ListLink resource="messages" filter={period}>
        {words.ofPeriod}
      </ListLink>
      <span role="status">{error === null ? data !== undefined && words.figures(data) : messageOf(error)}</span>
    </Cluster>
  );
}
