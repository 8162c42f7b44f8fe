import { LONGEST_PROFILE_NAME, wordKey } from '@valorisation/rules';
import type { ProfileName } from '../../../../api/valuation';
import { classification as texts } from '../../../../i18n/fr';
import { Button } from '../../../../ui/Button';
import { Stack, Text } from '../../../../ui/layout/primitives';
import { Segments, type Segment } from '../../../../ui/Segments';
import { TextField } from '../../../../ui/TextField';
import styles from './Profile.module.css';
import type { ChosenProfile, Mode } from './useProfileChoice';
import { useId, useState } from 'react';

const SEARCHED_FROM = 8;

interface ProfileListProps {
  names: readonly ProfileName[];
  chosenId: number | undefined;
  onChoose: (id: number) => void;
  error: string | null;
}

function ProfileList({ names, chosenId, onChoose, error }: ProfileListProps) {
  const [search, setSearch] = useState('');
  const errorId = useId();
  const typed = wordKey(search.trim());
  const shown = names.filter(({ name }) => wordKey(name).includes(typed));
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
          // Enter in a search field must not submit the form.
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

const { profileConcerned: words } = texts;

const MODES = [
  { value: 'new', label: words.isNew },
  { value: 'existing', label: words.existing },
] as const satisfies readonly Segment<Mode>[];

export interface ProfileFieldsProps {
  names: readonly ProfileName[];
  chosen: ChosenProfile;
  onNameChange?: ((name: string) => void) | undefined;
  /** Called to choose the existing profile that the typed name probably means. */
  onMeant?: (id: number) => void;
}

export function ProfileFields({ names, chosen, onNameChange, onMeant }: ProfileFieldsProps) {
  const { mode, name, nameInput, nameError, profileId, isProfileMissing, meant, isNamesake } = chosen;
  const { setMode, setName, setProfileId, onNameLeft } = chosen;
  function choose(id: number) {
    setProfileId(id);
    setMode('existing');
  }
  return (
    <>
      {(names.length > 0 || mode === 'existing') && (
        <Segments legend={words.choice} options={MODES} value={mode} onValueChange={setMode} hidesLegend />
      )}
      {mode === 'new' ? (
        <Stack gap={3} align="start" className={styles.name}>
          <TextField
            ref={nameInput}
            label={words.name}
            hint={words.nameHint}
            value={name}
            maxLength={LONGEST_PROFILE_NAME}
            autoComplete="off"
            error={nameError}
            onChange={(event) => {
              setName(event.target.value);
              onNameChange?.(event.target.value);
            }}
            onBlur={onNameLeft}
          />
          {/* Always rendered, because a live region that appears with its text is not read out. */}
          <p className={styles.near} role="status">
            {meant && !isNamesake && words.near(meant.name)}
          </p>
          {meant && <Button onClick={() => (onMeant ?? choose)(meant.id)}>{words.chooseIt(meant.name)}</Button>}
        </Stack>
      ) : (
        <ProfileList
          names={names}
          chosenId={profileId}
          onChoose={setProfileId}
          error={isProfileMissing ? words.required : null}
        />
      )}
    </>
  );
}
