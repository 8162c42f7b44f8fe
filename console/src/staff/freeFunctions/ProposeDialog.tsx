import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { freeFunctionCalls, gridCalls, type FreeFunction } from '@valorisation/contract';
import { typeset } from '@valorisation/rules';
import { functionTree } from '../../amounts/model/searchFunctions';
import { messageOf } from '../../core/errors';
import { call } from '../../api/call';
import { toPublicReference } from '../../api/reference';
import { useCall } from '../../api/useCall';
import { staffFreeFunctions } from '../../i18n/fr';
import { Refusal } from '../../ui/Refusal';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { useStaffAct } from '../kit/useStaffAct';

const { proposing: words } = staffFreeFunctions;

interface ProposeDialogProps {
  group: Pick<FreeFunction, 'id' | 'title'>;
  onClose: () => void;
}

interface Choice {
  readonly id: number;
  readonly label: string;
  readonly place: string;
}

function useChoices(): { readonly choices: readonly Choice[]; readonly refusal: string | null } {
  const { data, error } = useCall(gridCalls.inForce, {}, { to: toPublicReference, staleTime: Infinity });
  if (data === undefined) return { choices: [], refusal: error === null ? null : messageOf(error) };
  const choices = functionTree(data.grid, '').flatMap((domain) =>
    domain.families.flatMap((family) =>
      family.functions.map(({ id, title }) => ({
        id,
        label: typeset(title),
        place: typeset(`${domain.title}, ${family.title}`),
      })),
    ),
  );
  return { choices, refusal: null };
}

export function ProposeDialog({ group, onClose }: ProposeDialogProps) {
  const { choices, refusal: unread } = useChoices();
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { busy, refusal, run } = useStaffAct();

  function confirm() {
    setIsMissing(chosen === null);
    if (chosen !== null)
      void run(
        async () => call(freeFunctionCalls.propose, { params: { id: group.id }, body: { function_id: chosen.id } }),
        words.done,
        onClose,
      );
  }

  return (
    <ConfirmDialog
      title={words.title(group.title)}
      text={words.text}
      confirm={words.confirm}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={confirm}
    >
      <Refusal text={unread} />
      <Autocomplete
        options={choices}
        groupBy={({ place }) => place}
        getOptionKey={({ id }) => id}
        value={chosen}
        loading={choices.length === 0}
        loadingText={words.loading}
        noOptionsText={words.none}
        onChange={(_, choice) => {
          setChosen(choice);
          setIsMissing(false);
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            margin="normal"
            label={words.choice}
            error={isMissing}
            helperText={isMissing ? words.required : ' '}
          />
        )}
      />
    </ConfirmDialog>
  );
}
