/** The acts of admins on a version: request its publication, confirm another admin's request, cancel, withdraw. */
import { Button } from '@mui/material';
import { gridPublicationCalls as calls, type GridPublication } from '@valorisation/contract';
import type { Day } from '@valorisation/rules';
import { useState } from 'react';
import { call } from '../../../api/call';
import { staffGridPublication as words } from '../../../i18n/fr';
import { formatMoment } from '../../../ui/instant';
import { Cluster } from '../../../ui/layout/primitives';
import { Notice } from '../../../ui/Notice';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { IdentityDialog } from '../../kit/IdentityDialog';
import { ReasonDialog } from '../../kit/ReasonDialog';
import { useStaffAct } from '../../kit/useStaffAct';
import { AskDialog } from './AskDialog';

type Asked = 'ask' | 'confirm' | 'cancel' | 'withdraw';

interface Offer {
  readonly act: Asked;
  readonly label: string;
  readonly isMain?: boolean;
}

function offersOf({
  status,
  request,
  missing,
  can_withdraw: canWithdraw,
  withdrawn_by: other,
}: GridPublication): Offer[] {
  if (status === 'in_force')
    return canWithdraw && other === null ? [{ act: 'withdraw', label: words.withdraw.action }] : [];
  if (status === 'scheduled') return [{ act: 'cancel', label: words.cancel.takeBack }];
  if (status !== 'draft') return [];
  if (request === null) return missing.length === 0 ? [{ act: 'ask', label: words.ask.action, isMain: true }] : [];
  if (request.is_mine) return [{ act: 'cancel', label: words.cancel.own }];
  return [
    { act: 'confirm', label: words.confirm.action, isMain: true },
    { act: 'cancel', label: words.cancel.refuse },
  ];
}

interface PublicationActsProps {
  state: GridPublication;
  draftDay: Day;
  /** Says that the requested day differs from the draft's. */
  warning: string | null;
}

export function PublicationActs({ state, draftDay, warning }: PublicationActsProps) {
  const { busy, refusal, forget, run } = useStaffAct();
  const [asking, setAsking] = useState<Asked | null>(null);
  const { id, version, request } = state;
  const params = { id };
  const offers = offersOf(state);

  function close() {
    setAsking(null);
    forget();
  }

  if (offers.length === 0) return null;
  const shared = { busy, refusal, onClose: close };
  return (
    <Cluster gap={2}>
      {offers.map(({ act, label, isMain = false }) => (
        <Button key={act} variant={isMain ? 'contained' : 'outlined'} disabled={busy} onClick={() => setAsking(act)}>
          {label}
        </Button>
      ))}
      {asking === 'ask' && (
        <AskDialog
          {...shared}
          draftDay={draftDay}
          onAsk={(asked) =>
            void run(async () => call(calls.ask, { params, body: { version, ...asked } }), words.ask.done, close)
          }
        />
      )}
      {asking === 'confirm' && request !== null && (
        <IdentityDialog
          {...shared}
          title={words.confirm.title}
          text={
            request.takes_force_at === null
              ? words.confirm.now
              : words.confirm.later(formatMoment(request.takes_force_at))
          }
          confirm={words.confirm.confirm}
          before={warning !== null && <Notice tone="wheat">{warning}</Notice>}
          onProve={(identity) => {
            const body = { publicationId: request.id, ...identity };
            void run(async () => call(calls.confirm, { params, body }), words.confirm.done, close);
          }}
        />
      )}
      {asking === 'cancel' && request !== null && (
        <ConfirmDialog
          {...shared}
          title={words.cancel.title}
          text={words.cancel.text}
          confirm={words.cancel.confirm}
          onConfirm={() => {
            const body = { publicationId: request.id };
            void run(async () => call(calls.cancel, { params, body }), words.cancel.done, close);
          }}
        />
      )}
      {asking === 'withdraw' && (
        <ReasonDialog
          {...shared}
          title={words.withdraw.title}
          text={words.withdraw.text}
          words={words.withdraw}
          onReason={(reason) =>
            void run(async () => call(calls.withdraw, { params, body: { reason } }), words.withdraw.done, close)
          }
        />
      )}
    </Cluster>
  );
}
