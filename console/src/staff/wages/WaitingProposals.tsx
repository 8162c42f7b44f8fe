/** The values that wait for a confirmation, above the entries. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useCanAccess, useGetList, type RaRecord } from 'react-admin';
import { wageCalls, type WageEffect, type WageProposal } from '@valorisation/contract';
import { formatDay, toHundredths } from '@valorisation/rules';
import { call } from '../../api/call';
import { messageOf } from '../../core/errors';
import { useCall } from '../../api/useCall';
import { staffWages } from '../../i18n/fr';
import { formatInstant } from '../../ui/instant';
import { Cluster, Stack } from '../../ui/layout/primitives';
import { AskedButton } from '../kit/AskedButton';
import { Minor } from '../kit/CardList';
import { IdentityDialog } from '../kit/IdentityDialog';
import { useStaffAct } from '../kit/useStaffAct';
import { EffectView } from './EffectView';
import styles from './Wages.module.css';
import { euros } from './wageWords';

type Row = WageProposal & RaRecord<number>;

const { waiting: words, territories } = staffWages;

/** For an admin who may not confirm the value: what is waiting, and for whose confirmation. */
function OwnProposal({ effect, onClose }: { effect: WageEffect; onClose: () => void }) {
  const id = useId();
  const { own } = words;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{own.title}</DialogTitle>
      <DialogContent>
        <DialogContentText gutterBottom>{own.text}</DialogContentText>
        <EffectView effect={effect} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{own.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The values that the admin has read. The confirmation repeats them for the server. */
const readOf = ({ effective_on: effectiveOn, month }: Row, { falls }: WageEffect) => ({
  effectiveOn,
  monthCents: toHundredths(month) ?? 0,
  falls,
});

/**
 * Reads the present effect before the confirmation. If the number of people changes meanwhile, the server refuses the
 * confirmation, and the effect is read again.
 */
function ConfirmProposal({ row, onClose }: { row: Row; onClose: () => void }) {
  const params = { id: row.id };
  const { data: effect, error } = useCall(wageCalls.effectOf, { params }, { gcTime: 0 });
  const { busy, refusal, run } = useStaffAct();
  const { dialog } = words;
  // The dialog opens only once it is known whether this admin may confirm.
  if (effect === undefined && error === null) return null;
  if (effect?.confirmable === false) return <OwnProposal effect={effect} onClose={onClose} />;
  return (
    <IdentityDialog
      title={dialog.title}
      text={dialog.text(euros(row.month), formatDay(row.effective_on), territories[row.territory])}
      confirm={dialog.confirm}
      busy={busy || effect === undefined}
      refusal={refusal ?? (error === null ? null : messageOf(error))}
      onClose={onClose}
      before={effect !== undefined && <EffectView effect={effect} />}
      onProve={(identity) => {
        if (effect === undefined) return;
        const body = { ...readOf(row, effect), ...identity };
        void run(async () => call(wageCalls.confirm, { params, body }), dialog.done, onClose);
      }}
    />
  );
}

function Waiting({ row, mayAct }: { row: Row; mayAct: boolean }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Stack as="li" gap={2} align="start">
      <p>
        <strong>{words.of(euros(row.month), euros(row.hour), formatDay(row.effective_on))}</strong>
        <Minor>
          {territories[row.territory]}, {row.source}. {words.by(row.created_by, formatInstant(row.created_at))}.
        </Minor>
      </p>
      {mayAct && (
        <Cluster gap={2}>
          <Button variant="contained" size="small" onClick={() => setIsAsked(true)}>
            {words.confirm}
          </Button>
          <AskedButton
            label={words.withdraw}
            words={words.withdrawing}
            send={async () => call(wageCalls.withdraw, { params: { id: row.id } })}
          />
        </Cluster>
      )}
      {isAsked && <ConfirmProposal row={row} onClose={() => setIsAsked(false)} />}
    </Stack>
  );
}

export function WaitingProposals() {
  const { data = [] } = useGetList<Row>('wage-proposals', {
    filter: { state: 'proposed' },
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: 1, perPage: 10 },
  });
  const { canAccess } = useCanAccess({ resource: 'minimum-wages', action: 'create' });
  if (data.length === 0) return null;
  return (
    <section className={styles.waiting} aria-labelledby="smic-a-confirmer">
      <h2 id="smic-a-confirmer">{words.title}</h2>
      <Stack as="ul" gap={4}>
        {data.map((row) => (
          <Waiting key={row.id} row={row} mayAct={canAccess === true} />
        ))}
      </Stack>
    </section>
  );
}
