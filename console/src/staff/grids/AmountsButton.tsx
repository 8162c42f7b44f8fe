/** What the branch decides most often: a point value or a floor, and nothing else. */
import { Button } from '@mui/material';
import { useState } from 'react';
import { formatDay, parseHundredths } from '@valorisation/rules';
import { staffGrids as calls } from '../../api/staffGrids';
import { usePublicReference, type PublicReferenceState } from '../../api/publicReference';
import { staffGridDraft } from '../../i18n/fr';
import { Cluster } from '../../ui/layout/primitives';
import { HelpedField } from '../kit/HelpedField';
import { OriginDialog } from './OriginDialog';

const { amounts: words } = staffGridDraft;
const LEAST_CENTS = 500;
const MOST_CENTS = 10_000;
const MICRO_EUROS_OF_A_CENT = 100;

export function AmountsButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Cluster above={4}>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        {words.act}
      </Button>
      {isOpen && <AmountsDialog onClose={() => setIsOpen(false)} />}
    </Cluster>
  );
}

interface Values {
  readonly pointValue: string;
  readonly branchFloor: string;
}

/** What the form begins with; empty without an answer. */
function valuesInForce(state: PublicReferenceState): Values {
  if (state.kind !== 'ready') return { pointValue: '', branchFloor: '' };
  const { paramMicroEuros, branchFloorPoints } = state.reference.grid.params;
  const cents = String(Math.round(paramMicroEuros / MICRO_EUROS_OF_A_CENT));
  return { pointValue: `${cents.slice(0, -2)},${cents.slice(-2)}`, branchFloor: String(branchFloorPoints) };
}

function AmountsDialog({ onClose }: { onClose: () => void }) {
  const state = usePublicReference();
  const [typed, setTyped] = useState<Partial<Values>>({});
  const { pointValue, branchFloor } = { ...valuesInForce(state), ...typed };
  const cents = parseHundredths(pointValue) ?? 0;
  const points = /^\d{1,5}$/.test(branchFloor.trim()) ? Number(branchFloor) : 0;

  const issues = () => ({
    ...((cents < LEAST_CENTS || cents > MOST_CENTS) && { pointValueHundredths: words.wrongValue }),
    ...(points <= 0 && { branchFloor: words.wrongFloor }),
  });

  return (
    <OriginDialog
      heading={words.act}
      text={words.text}
      awaits={state.kind === 'loading'}
      issues={issues}
      titleFor={(day) => words.defaultTitle(formatDay(day))}
      onPrepare={async (origin) =>
        calls.prepareAmounts({ ...origin, pointValueHundredths: cents, branchFloor: points })
      }
      onClose={onClose}
    >
      {(errors) => (
        <>
          <HelpedField
            fullWidth
            margin="normal"
            label={words.pointValue}
            value={pointValue}
            fault={errors['pointValueHundredths']}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            onText={(text) => setTyped({ ...typed, pointValue: text })}
          />
          <HelpedField
            fullWidth
            margin="normal"
            label={words.branchFloor}
            value={branchFloor}
            fault={errors['branchFloor']}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            onText={(text) => setTyped({ ...typed, branchFloor: text })}
          />
        </>
      )}
    </OriginDialog>
  );
}
