import { useId, useState, type SyntheticEvent } from 'react';
import { isApiError, messageOf } from '../../core/errors';
import { useLifeCommand, type ProfileChoice } from '../../api/lifeCalls';
import { useProfileNames } from '../../api/rows';
import type { Valuation, ValuationRow } from '../../api/valuation';
import { classification, life } from '../../i18n/fr';
import { duplicate as words } from '../../i18n/fr/duplicate';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Stack } from '../../ui/layout/primitives';
import { Notice } from '../../ui/Notice';
import { ProfileFields } from '../classification/screens/profile/ProfileFields';
import { useProfileChoice } from '../classification/screens/profile/useProfileChoice';
import styles from './Dialogs.module.css';
import { titleOf } from './names';

type Target = 'other' | 'same';

interface DuplicateDialogProps {
  row: ValuationRow;
  onClose: () => void;
  /** @param person missing when the copy stays with the same person */
  onDone: (copy: Valuation, person?: ProfileChoice) => void;
  onStale: (error: unknown) => void;
}

export function DuplicateDialog({ row, onClose, onDone, onStale }: DuplicateDialogProps) {
  const [whom, setWhom] = useState<Target>('other');
  const { data: names = [], isError } = useProfileNames();
  const chosen = useProfileChoice(names);
  const command = useLifeCommand();
  const formId = useId();
  const options = [
    ['other', words.other, words.comesAlong.other],
    ['same', words.same(row.profileName), words.comesAlong.same],
  ] as const;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const person = whom === 'same' ? undefined : chosen.ask();
    if (person === null || command.isPending) return;
    const { id, version } = row;
    try {
      onDone(await command.mutateAsync({ command: 'duplicate', id, version, ...(person && { person }) }), person);
    } catch (error) {
      // Any other refusal is shown in the dialog, which stays open.
      if (isApiError(error) && error.isStale) onStale(error);
    }
  }

  return (
    <Dialog
      open
      title={words.title(titleOf(row))}
      onClose={onClose}
      cancellable
      actions={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          busy={command.isPending}
          disabled={whom === 'other' && chosen.isTaken}
        >
          {life.actions.duplicate}
        </Button>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={5} className={styles.stack}>
          <fieldset className="full">
            <legend className="below-2 pad-0 strong">{words.forWhom}</legend>
            {options.map(([value, label, comesAlong]) => (
              <label key={value} className={styles.choice}>
                <input type="radio" name={formId} checked={whom === value} onChange={() => setWhom(value)} />
                <span>
                  {label}
                  <span className={styles.detail}>{comesAlong}</span>
                </span>
              </label>
            ))}
          </fieldset>
          {whom === 'other' && isError && <Notice tone="wheat">{classification.profileConcerned.namesFailed}</Notice>}
          {whom === 'other' && (
            <ProfileFields
              names={names.filter(({ id }) => id !== row.profileId)}
              chosen={chosen}
              {...(chosen.meant?.id === row.profileId && { onMeant: () => setWhom('same') })}
            />
          )}
          {command.error !== null && (
            <Notice tone="clay" alert>
              {[
                messageOf(command.error),
                ...(isApiError(command.error) ? Object.values(command.error.fields) : []),
              ].join(' ')}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
