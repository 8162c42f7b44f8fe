/** Switches the demo data on or off. The effect is shown before the setting is saved. */
import { RadioButtonGroupInput, useRecordContext } from 'react-admin';
import { settingCalls, type Setting } from '@valorisation/contract';
import { messageOf } from '../../core/errors';
import { useCall } from '../../api/useCall';
import { staffSettings } from '../../i18n/fr';
import { Notice } from '../../ui/Notice';

const { demo: words } = staffSettings;

export function DemoInput() {
  const row = useRecordContext<Setting>();
  // Accounts and texts change together with the setting, so its version causes a new request.
  const { data, error } = useCall(settingCalls.demoSwitch, {}, { since: row?.version, gcTime: 0 });
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
