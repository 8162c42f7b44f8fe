/** Asks which function of the grid is proposed for a group of titles. */
import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import type { FreeFunction } from '@valorisation/contract';
import { typeset } from '@valorisation/rules';
import { functionTree } from '../../amounts/model/searchFunctions';
import { messageOf } from '../../api/errors';
import { usePublicReference } from '../../api/publicReference';
import { staffFreeFunctions as calls } from '../../api/staffFreeFunctions';
import { staffFreeFunctions } from '../../i18n/fr';
import { Refusal } from '../../ui/Refusal';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { useAct } from '../kit/useAct';

const { proposing: words } = staffFreeFunctions;

interface ProposeDialogProps {
  group: Pick<FreeFunction, 'id' | 'title'>;
  onClose: () => void;
}

interface Choice {
  readonly id: number;
  readonly label: string;
  /** Where it stands in the grid. */
  readonly place: string;
}

function useChoices(): { readonly choices: readonly Choice[]; readonly refusal: string | null } {
  const state = usePublicReference();
  if (state.kind !== 'ready') return { choices: [], refusal: state.kind === 'error' ? messageOf(state.error) : null };
  const choices = functionTree(state.reference.grid, '').flatMap((domain) =>
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
  const { busy, refusal, run } = useAct();

  function confirm() {
    setIsMissing(chosen === null);
    if (chosen !== null) void run(async () => calls.propose(group.id, chosen.id), words.done, onClose);
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
