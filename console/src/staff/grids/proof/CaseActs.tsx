import { Button } from '@mui/material';
import { useState } from 'react';
import { gridProofCalls, type GridCase } from '@valorisation/contract';
import { call } from '../../../api/call';
import { staffGridProof as words, staffKit } from '../../../i18n/fr';
import { Cluster } from '../../../ui/layout/primitives';
import { ReasonDialog } from '../../kit/ReasonDialog';
import { useStaffAct } from '../../kit/useStaffAct';
import { focusWhenThere } from './focus';
import { SignDialog } from './SignDialog';
import { useShownProof } from './useShownProof';

/** True when the case has expected answers but no signature for the present draft. */
export const isSignable = ({ state }: GridCase): boolean => state === 'to-sign' || state === 'to-resign';

interface CaseActsProps {
  gridId: number;
  one: GridCase;
  onCorrect: () => void;
  /** True when the form for its correction has been closed. */
  takesFocus: boolean;
}

export function CaseActs({ gridId, one, onCorrect, takesFocus }: CaseActsProps) {
  const [asked, setAsked] = useState<'sign' | 'withdraw' | null>(null);
  const show = useShownProof(gridId);
  const { busy, refusal, forget, run } = useStaffAct();
  const close = () => {
    setAsked(null);
    forget();
  };
  const { withdrawing } = words;
  return (
    <Cluster gap={2}>
      {isSignable(one) && (
        <Button
          variant="contained"
          size="small"
          aria-label={staffKit.of(words.sign, one.title)}
          onClick={() => setAsked('sign')}
        >
          {words.sign}
        </Button>
      )}
      {/* A case that comes from another version must first be typed in the form above. */}
      {one.state !== 'to-take-over' && (
        <Button
          size="small"
          aria-label={staffKit.of(words.correct, one.title)}
          ref={takesFocus ? focusWhenThere : null}
          onClick={onCorrect}
        >
          {words.correct}
        </Button>
      )}
      <Button
        size="small"
        color="error"
        aria-label={staffKit.of(words.withdraw, one.title)}
        onClick={() => setAsked('withdraw')}
      >
        {words.withdraw}
      </Button>
      {asked === 'sign' && <SignDialog gridId={gridId} cases={[one]} onClose={close} />}
      {asked === 'withdraw' && (
        <ReasonDialog
          title={withdrawing.title}
          text={withdrawing.text}
          words={withdrawing.words}
          longest={500}
          busy={busy}
          refusal={refusal}
          onClose={close}
          onReason={(reason) => {
            const given = { params: { id: one.id }, body: { reason } };
            void run(async () => show(call(gridProofCalls.withdraw, given)), withdrawing.done, close);
          }}
        />
      )}
    </Cluster>
  );
}
