/** From which day the amounts of the file are paid: once for the whole file. */
import type { Day } from '@valorisation/rules';
import { useState } from 'react';
import { importReading } from '../../../i18n/fr/importReading';
import { pay } from '../../../i18n/fr/pay';
import { DateField } from '../../../ui/DateField';
import { Cluster } from '../../../ui/layout/primitives';

export function PaidFrom({ from, onChange }: { from: Day | null; onChange: (from: Day | null) => void }) {
  const [typed, setTyped] = useState<Day | null | undefined>(from);
  return (
    <Cluster>
      <DateField
        label={importReading.paidFrom}
        hint={pay.form.fromHint}
        value={typed}
        onValueChange={(day) => {
          setTyped(day);
          if (day !== undefined && day !== from) onChange(day);
        }}
      />
    </Cluster>
  );
}
