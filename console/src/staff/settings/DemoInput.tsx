/** Demo data on or off, with what the switch would do told before it is saved. */
import { useQuery } from '@tanstack/react-query';
import { RadioButtonGroupInput, useDataProvider, useRecordContext } from 'react-admin';
import type { Setting } from '@valorisation/contract';
import { messageOf } from '../../api/errors';
import type { StaffDataProvider } from '../../api/staffDataProvider';
import { staffSettings } from '../../i18n/fr';
import { Notice } from '../../ui/Notice';

const { demo: words } = staffSettings;

export function DemoInput() {
  const calls = useDataProvider<StaffDataProvider>();
  const row = useRecordContext<Setting>();
  const { data, error } = useQuery({
    queryKey: ['demo-switch', row?.version],
    queryFn: async () => calls.demoSwitch(),
    // Accounts and texts change beside the setting.
    gcTime: 0,
  });
  if (error !== null) return <p role="alert">{messageOf(error)}</p>;
  if (data === undefined) return null;
  if (data.refusal !== null) return <Notice>{words.refusals[data.refusal]}</Notice>;
  return (
    <>
      <Notice>{row?.value === 'on' ? words.stops(data) : words.resumes(data)}</Notice>
      <RadioButtonGroupInput
        source="value"
        label={words.label}
        choices={[
          { id: 'on', name: words.on },
          { id: 'off', name: words.off },
        ]}
        row={false}
      />
    </>
  );
}
