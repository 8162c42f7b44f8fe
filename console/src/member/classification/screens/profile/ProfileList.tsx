import { useId, useState } from 'react';
import type { ProfileName } from '../../../../api/valuation';
import { classification as texts } from '../../../../i18n/fr';
import { TextField } from '../../../../ui/TextField';
import { fold } from '../../../../amounts/model/searchFunctions';
import { Stack, Text } from '../../../../ui/layout/primitives';
import styles from './ProfileForm.module.css';

const { profileConcerned: words } = texts;
const SEARCHED_FROM = 8;

interface ProfileListProps {
  names: readonly ProfileName[];
  chosenId: number | undefined;
  onChoose: (id: number) => void;
  error: string | null;
}

export function ProfileList({ names, chosenId, onChoose, error }: ProfileListProps) {
  const [search, setSearch] = useState('');
  const errorId = useId();
  const typed = fold(search.trim());
  const shown = names.filter(({ name }) => fold(name).includes(typed));
  if (names.length === 0) return <Text tone="quiet">{words.noProfile}</Text>;

  return (
    <Stack gap={3} align="start" className={styles.name}>
      {names.length >= SEARCHED_FROM && (
        <TextField
          label={words.filter}
          hint={words.filterHint}
          type="search"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          // Enter in a search must not send the form.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            const [only] = shown;
            if (shown.length === 1 && only) onChoose(only.id);
          }}
        />
      )}
      <fieldset aria-describedby={error === null ? undefined : errorId}>
        <legend className="visually-hidden">{words.list}</legend>
        <div className={styles.list}>
          {shown.map((profile) => (
            <label key={profile.id} className={styles.profile}>
              <input
                type="radio"
                name="existant"
                checked={profile.id === chosenId}
                onChange={() => onChoose(profile.id)}
              />
              {profile.name}
            </label>
          ))}
          {shown.length === 0 && <p className="pad-3 quiet">{words.noMatch}</p>}
        </div>
      </fieldset>
      {error !== null && (
        <p id={errorId} className="refusal" role="alert">
          {error}
        </p>
      )}
    </Stack>
  );
}
