/** Signs all cases with the expected answers at once. */
import { Button } from '@mui/material';
import { useState } from 'react';
import type { GridCase } from '@valorisation/contract';
import { staffGridProof as words } from '../../../i18n/fr';
import { focusWhenThere } from './focus';
import { SignDialog } from './SignDialog';

interface SignAllProps {
  gridId: number;
  cases: readonly GridCase[];
  /** It follows the input just typed. */
  takesFocus: boolean;
}

export function SignAll({ gridId, cases, takesFocus }: SignAllProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div>
      <Button variant="contained" ref={takesFocus ? focusWhenThere : null} onClick={() => setIsAsked(true)}>
        {words.signAll(cases.length)}
      </Button>
      {isAsked && <SignDialog gridId={gridId} cases={cases} onClose={() => setIsAsked(false)} />}
    </div>
  );
}
