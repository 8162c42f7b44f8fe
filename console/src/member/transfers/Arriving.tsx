import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { transferCalls, type ArrivingPerson, type Transfer } from '@valorisation/contract';
import { refreshLists } from '../../api/rows';
import { useAct, useCall } from '../../api/useCall';
import { isApiError } from '../../core/errors';
import { transfers } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { Skeleton } from '../../ui/Spinner';
import { ErrorState } from '../../ui/State';
import { TextField } from '../../ui/TextField';
import styles from './Transfers.module.css';

const words = transfers.arriving;

type Typed = Readonly<Record<string, string>>;

const isTaken = ({ isNameTaken, isMatriculeTaken }: ArrivingPerson) => isNameTaken || isMatriculeTaken;

interface FormProps {
  transfer: Transfer;
  people: readonly ArrivingPerson[];
  refuse: ReactNode;
}

function ArrivingForm({ transfer: { id, companyName }, people, refuse }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isConfirming, setConfirming] = useState(false);
  const [names, setNames] = useState<Typed>({});
  const [matricules, setMatricules] = useState<Typed>({});
  const { mutate, isPending, error } = useAct(transferCalls.confirm, {
    message: words.done(people.length),
    refreshes: refreshLists,
  });
  const refused = isApiError(error) ? error.fields : {};
  const others = people.filter((person) => !isTaken(person));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setConfirming(true);
  }

  function confirm() {
    mutate(
      { params: { id }, body: { names, matricules } },
      {
        onError: () =>
          requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()),
        onSettled: () => setConfirming(false),
      },
    );
  }

  return (
    <form ref={form} noValidate className="stack gap-4" onSubmit={submit}>
      <p>{words.text(people.length)}</p>
      {others.length < people.length && (
        <Stack>
          <div>
            <h3>{words.taken}</h3>
            <Text tone="hint">{words.takenText}</Text>
          </div>
          {people.filter(isTaken).map((person) => (
            <div key={person.id} className={styles.fields}>
              {person.isNameTaken && (
                <TextField
                  label={words.name(person.name)}
                  autoComplete="off"
                  error={refused[`names.${person.id}`]}
                  value={names[person.id] ?? ''}
                  onChange={(event) => setNames({ ...names, [person.id]: event.target.value })}
                />
              )}
              {person.isMatriculeTaken && (
                <TextField
                  label={words.matricule(person.name, person.matricule ?? '')}
                  hint={words.withoutMatricule}
                  optional="silent"
                  autoComplete="off"
                  error={refused[`matricules.${person.id}`]}
                  value={matricules[person.id] ?? ''}
                  onChange={(event) => setMatricules({ ...matricules, [person.id]: event.target.value })}
                />
              )}
            </div>
          ))}
        </Stack>
      )}
      {others.length > 0 && (
        <div>
          {others.length < people.length && <h3>{words.others}</h3>}
          <ul className={styles.names}>
            {others.map(({ id: profileId, name }) => (
              <li key={profileId}>{name}</li>
            ))}
          </ul>
        </div>
      )}
      <Cluster>
        <Button type="submit" variant="primary">
          {words.submit(people.length)}
        </Button>
        {refuse}
      </Cluster>
      {isConfirming && (
        <ConfirmDialog
          title={words.submit(people.length)}
          confirm={words.confirming}
          variant="primary"
          busy={isPending}
          onConfirm={confirm}
          onClose={() => setConfirming(false)}
        >
          <p>{words.confirm(people.length, companyName)}</p>
          <ul className={styles.names}>
            {people.map(({ id: profileId, name }) => (
              <li key={profileId}>{names[profileId] ?? name}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </form>
  );
}

/** The head of the target sees who comes, renames those whose name is taken, and confirms. */
export function Arriving({ transfer, refuse }: { transfer: Transfer; refuse: ReactNode }) {
  const { data: people, error, refetch } = useCall(transferCalls.people, { params: { id: transfer.id } });
  if (people !== undefined) return <ArrivingForm transfer={transfer} people={people} refuse={refuse} />;
  if (error !== null) return <ErrorState title={words.error} error={error} onRetry={() => void refetch()} />;
  return <Skeleton height="240px" />;
}
