import { FormControlLabel, Switch } from '@mui/material';
import { dashboardCalls } from '@valorisation/contract';
import { keyOf, useAct, useCall } from '../../api/useCall';
import { staffAccount } from '../../i18n/fr';

const { weekly: words } = staffAccount;

/** Saved at once; a message says so. */
export function WeeklyMail() {
  const { data } = useCall(dashboardCalls.weekly, {});
  const { mutate, isPending } = useAct(dashboardCalls.chooseWeekly, {
    message: words.saved,
    answers: keyOf(dashboardCalls.weekly, {}),
  });
  return (
    <FormControlLabel
      label={words.label}
      control={
        <Switch
          checked={data?.isOn ?? false}
          disabled={data === undefined || isPending}
          onChange={(_, isOn) => mutate({ body: { isOn } })}
        />
      }
    />
  );
}
