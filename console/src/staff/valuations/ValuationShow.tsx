import { Button } from '@mui/material';
import { staffValuationCalls, type StaffValuation } from '@valorisation/contract';
import { isActive, isValuationStatus } from '@valorisation/rules';
import { useState } from 'react';
import { usePermissions, type RaRecord } from 'react-admin';
import { call } from '../../api/call';
import { staffValuations as words } from '../../i18n/fr';
import { Cluster, Stack } from '../../ui/layout/primitives';
import { Facts } from '../kit/Facts';
import { ReasonDialog } from '../kit/ReasonDialog';
import { StaffShow } from '../kit/StaffShow';
import { useStaffAct } from '../kit/useStaffAct';
import { FixAmountDialog } from './FixAmountDialog';
import {
  categoryOf,
  DisplayedAmount,
  Establishment,
  fixedAmountOf,
  functionOf,
  shareOf,
  statusOf,
} from './valuationFacts';

type Row = StaffValuation & RaRecord<number>;

const { columns, fixed } = words;

export function ValuationShow() {
  return <StaffShow<Row> title={({ id }) => words.one(id)}>{(row) => <ValuationPage row={row} />}</StaffShow>;
}

function ValuationPage({ row }: { row: Row }) {
  const { permissions } = usePermissions<string>();
  const isLive = isValuationStatus(row.status) && isActive(row.status);
  return (
    <Stack gap={6} align="start">
      <Facts
        rows={[
          [columns.establishment, <Establishment key="establishment" row={row} />],
          [columns.status, statusOf(row)],
          [columns.category, categoryOf(row)],
          [columns.function, functionOf(row)],
          [columns.share, shareOf(row)],
          [columns.displayed, <DisplayedAmount key="displayed" row={row} />],
          [fixed.label, fixedAmountOf(row) ?? fixed.none],
        ]}
      />
      {/* This only hides the button. The server makes the decision. */}
      {permissions === 'admin' && isLive && <FixedAmountActs row={row} />}
    </Stack>
  );
}

function FixedAmountActs({ row: { id, hourly, fixed_amount: amount } }: { row: Row }) {
  const { busy, refusal, forget, run } = useStaffAct();
  const [asking, setAsking] = useState<'set' | 'takeBack' | null>(null);
  const close = () => {
    setAsking(null);
    forget();
  };
  const shared = { busy, refusal, onClose: close };
  /** Null removes the fixed amount. */
  const fix = (cents: number | null, reason: string, done: string) =>
    void run(async () => call(staffValuationCalls.fixAmount, { params: { id }, body: { cents, reason } }), done, close);
  return (
    <Cluster gap={2}>
      <Button onClick={() => setAsking('set')}>{amount === null ? fixed.set : fixed.change}</Button>
      {amount !== null && <Button onClick={() => setAsking('takeBack')}>{fixed.takeBack}</Button>}
      {asking === 'set' && (
        <FixAmountDialog
          {...shared}
          title={amount === null ? fixed.set : fixed.change}
          unit={hourly ? 'hour' : 'month'}
          onAmount={(cents, reason) => fix(cents, reason, fixed.done)}
        />
      )}
      {asking === 'takeBack' && (
        <ReasonDialog
          {...shared}
          title={fixed.takeBack}
          text={fixed.takeBackText}
          words={{ reason: fixed.reason, required: fixed.required, confirm: fixed.takeBack }}
          onReason={(reason) => fix(null, reason, fixed.takenBack)}
        />
      )}
    </Cluster>
  );
}
