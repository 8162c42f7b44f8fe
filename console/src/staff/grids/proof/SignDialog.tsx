import { gridProofCalls, type GridCase } from '@valorisation/contract';
import { call } from '../../../api/call';
import { staffGridProof } from '../../../i18n/fr';
import { IdentityDialog } from '../../kit/IdentityDialog';
import { useStaffAct } from '../../kit/useStaffAct';
import { useShownProof } from './useShownProof';

const { signing: words } = staffGridProof;

interface SignDialogProps {
  gridId: number;
  cases: readonly Pick<GridCase, 'id' | 'title'>[];
  onClose: () => void;
}

/** Asks for one proof of identity for all cases, because the code of a device works only once. */
export function SignDialog({ gridId, cases, onClose }: SignDialogProps) {
  const show = useShownProof(gridId);
  const { busy, refusal, run } = useStaffAct();
  const caseIds = cases.map(({ id }) => id);
  return (
    <IdentityDialog
      title={words.title(cases.length)}
      text={words.text(cases.map(({ title }) => title))}
      confirm={words.confirm}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onProve={(identity) => {
        const given = { params: { id: gridId }, body: { caseIds, ...identity } };
        void run(async () => show(call(gridProofCalls.sign, given)), words.done(cases.length), onClose);
      }}
    />
  );
}
