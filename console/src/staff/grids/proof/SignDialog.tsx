import { useGridProofActs, type GridCase } from '../../../api/gridProof';
import { staffGridProof } from '../../../i18n/fr';
import { IdentityDialog } from '../../kit/IdentityDialog';
import { useAct } from '../../kit/useAct';

const { signing: words } = staffGridProof;

interface SignDialogProps {
  gridId: number;
  one: GridCase;
  onClose: () => void;
}

export function SignDialog({ gridId, one, onClose }: SignDialogProps) {
  const acts = useGridProofActs(gridId);
  const { busy, refusal, run } = useAct();
  return (
    <IdentityDialog
      title={words.title}
      text={words.text(one.title)}
      confirm={words.confirm}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onProve={(proof) => void run(async () => acts.sign(one.id, proof), words.done, onClose)}
    />
  );
}
