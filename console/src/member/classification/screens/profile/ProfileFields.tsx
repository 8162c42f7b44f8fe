import { LONGEST_PROFILE_NAME } from '@valorisation/rules';
import type { ProfileName } from '../../../../api/valuation';
import { classification as texts } from '../../../../i18n/fr';
import { Button } from '../../../../ui/Button';
import { Stack } from '../../../../ui/layout/primitives';
import { TextField } from '../../../../ui/TextField';
import { ProfileList } from './ProfileList';
import styles from './ProfileForm.module.css';
import type { ChosenProfile, Mode } from './useProfileChoice';

const { profileConcerned: words } = texts;

function ModeChoice({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  const options = [
    ['new', words.isNew],
    ['existing', words.existing],
  ] as const;
  return (
    <fieldset>
      <legend className="visually-hidden">{words.choice}</legend>
      <div className="control inline-flex wrap clipped">
        {options.map(([value, label]) => (
          <label key={value} className={styles.mode}>
            <input type="radio" name="profil" checked={mode === value} onChange={() => onChange(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ProfileFieldsProps {
  names: readonly ProfileName[];
  chosen: ChosenProfile;
  onNameChange?: ((name: string) => void) | undefined;
  /** Chooses the existing profile that the typed name means. */
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
      <ModeChoice mode={mode} onChange={setMode} />
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
