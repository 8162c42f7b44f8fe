import { useState, type ReactNode } from 'react';
import { wordKey } from '@valorisation/rules';
import { profileCalls, transferCalls, type Transfer } from '@valorisation/contract';
import { refreshLists } from '../../api/rows';
import { useAct, useCall } from '../../api/useCall';
import { transfers } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Cluster, Text } from '../../ui/layout/primitives';
import { Skeleton } from '../../ui/Spinner';
import { ErrorState } from '../../ui/State';
import { TextField } from '../../ui/TextField';
import styles from './Transfers.module.css';

const words = transfers.choosing;

interface Person {
  readonly id: number;
  readonly name: string;
}

function Confirm({ transfer, ids, onClose }: { transfer: Transfer; ids: readonly number[]; onClose: () => void }) {
  const { id, companyName } = transfer;
  const { mutate, isPending } = useAct(transferCalls.agree, { message: words.done, refreshes: refreshLists });
  return (
    <ConfirmDialog
      title={words.submit}
      confirm={words.submit}
      variant="primary"
      busy={isPending}
      onConfirm={() => mutate({ params: { id }, body: { ids } }, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{words.confirm(ids.length, companyName)}</p>
    </ConfirmDialog>
  );
}

function PeopleList({ people, chosen, onChosen }: { people: readonly Person[] } & Choice) {
  const [typed, setTyped] = useState('');
  const typedWords = wordKey(typed).split(' ').filter(Boolean);
  const found = people.filter(({ name }) => typedWords.every((word) => wordKey(name).includes(word)));
  const kept = found.filter(({ id }) => chosen.has(id)).length;
  const isAll = kept > 0 && kept === found.length;
  const choose = (some: readonly Person[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const { id } of some) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    onChosen(next);
  };
  return (
    <>
      <div className={styles.search}>
        <TextField
          label={words.search}
          type="search"
          optional="silent"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {found.length === 0 && <Text tone="hint">{words.noMatch}</Text>}
      {found.length > 0 && (
        <fieldset className={styles.people}>
          <legend className="visually-hidden">{words.people}</legend>
          <Checkbox
            className={styles.person}
            label={words.all(found.length)}
            checked={isAll || (kept > 0 && 'mixed')}
            onChange={() => choose(found, !isAll)}
          >
            <strong>{words.all(found.length)}</strong>
          </Checkbox>
          {found.map((person) => (
            <Checkbox
              key={person.id}
              className={styles.person}
              label={person.name}
              checked={chosen.has(person.id)}
              onChange={(event) => choose([person], event.target.checked)}
            >
              {person.name}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </>
  );
}

interface Choice {
  chosen: ReadonlySet<number>;
  onChosen: (chosen: ReadonlySet<number>) => void;
}

/** The head of the source chooses who leaves. */
export function Choosing({ transfer, refuse }: { transfer: Transfer; refuse: ReactNode }) {
  const { data: people, error, refetch } = useCall(profileCalls.names, {});
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(transfer.named));
  const [isConfirming, setConfirming] = useState(false);
  if (people === undefined) {
    if (error !== null) return <ErrorState title={transfers.error} error={error} onRetry={() => void refetch()} />;
    return <Skeleton height="240px" />;
  }
  // Without those who have been deleted since.
  const ids = people.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
  return (
    <>
      <Text reading>{words.text}</Text>
      {transfer.named.length > 0 && <Text reading>{words.named}</Text>}
      {people.length === 0 && <Text tone="hint">{words.nobody}</Text>}
      {people.length > 0 && <PeopleList people={people} chosen={chosen} onChosen={setChosen} />}
      <Text aria-live="polite">{words.chosen(ids.length)}</Text>
      <Cluster>
        <Button variant="primary" disabled={ids.length === 0} onClick={() => setConfirming(true)}>
          {words.submit}
        </Button>
        {refuse}
      </Cluster>
      {isConfirming && <Confirm transfer={transfer} ids={ids} onClose={() => setConfirming(false)} />}
    </>
  );
}
