/** Prepares the most frequent change of the grid: only its point value or a floor. */
import { Button } from '@mui/material';
import { useState } from 'react';
import { formatDay } from '@valorisation/rules';
import { gridCalls, staffGridCalls } from '@valorisation/contract';
import { call } from '../../api/call';
import { toPublicReference, type PublicReference } from '../../api/reference';
import { useCall } from '../../api/useCall';
import { staffGridDraft } from '../../i18n/fr';
import { Cluster } from '../../ui/layout/primitives';
import { HelpedField } from '../kit/HelpedField';
import { OriginDialog } from './OriginDialog';
import { amountIssues, readAmounts, type TypedAmounts } from './typedAmounts';

const { amounts: words } = staffGridDraft;
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

/** The first values of the form. They are empty when the server has not answered. */
function valuesInForce(inForce: PublicReference | undefined): TypedAmounts {
  if (inForce === undefined) return { pointValue: '', branchFloor: '' };
  const { paramMicroEuros, branchFloorPoints } = inForce.grid.params;
  const cents = String(Math.round(paramMicroEuros / MICRO_EUROS_OF_A_CENT));
  return { pointValue: `${cents.slice(0, -2)},${cents.slice(-2)}`, branchFloor: String(branchFloorPoints) };
}

function AmountsDialog({ onClose }: { onClose: () => void }) {
  const { data, isPending } = useCall(gridCalls.inForce, {}, { to: toPublicReference, staleTime: Infinity });
  const [typed, setTyped] = useState<Partial<TypedAmounts>>({});
  const values = { ...valuesInForce(data), ...typed };

  return (
    <OriginDialog
      heading={words.act}
      text={words.text}
      awaits={isPending}
      issues={() => amountIssues(values)}
      titleFor={(day) => words.defaultTitle(formatDay(day))}
      onPrepare={async (origin) => call(staffGridCalls.prepareAmounts, { body: { ...origin, ...readAmounts(values) } })}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <HelpedField
            fullWidth
            margin="normal"
            label={words.pointValue}
            value={values.pointValue}
            fault={errors['pointValueHundredths']}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            onText={(text) => setTyped({ ...typed, pointValue: text })}
          />
          <HelpedField
            fullWidth
            margin="normal"
            label={words.branchFloor}
            value={values.branchFloor}
            fault={errors['branchFloor']}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            onText={(text) => setTyped({ ...typed, branchFloor: text })}
          />
        </>
      )}
    </OriginDialog>
  );
}
