/** An existing profile, or a new name that is checked as it is typed. */
import { isSameProfileName, nearName, LONGEST_PROFILE_NAME, profileNameMessage } from '@valorisation/rules';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isApiError, messageOf } from '../../../../api/errors';
import type { ProfileName } from '../../../../api/memberDataProvider';
import { classification as texts } from '../../../../i18n/fr';
import { useBottomBar } from '../../../../ui/bottomSpace';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';
import { TextField } from '../../../../ui/TextField';
import { ProfileList } from './ProfileList';
import { Stack } from '../../../../ui/layout/primitives';
import styles from './ProfileForm.module.css';

const { profileConcerned: words } = texts;

export type ProfileChoice = { profileId: number } | { profileName: string };
type Mode = 'new' | 'existing';
/** Which of the two buttons was pressed. */
type Way = 'save' | 'shortcut';

interface ProfileFormProps {
  names: readonly ProfileName[];
  initialId: number | undefined;
  /** A name that was being typed, told at each key. */
  initialName?: string | undefined;
  onNameChange?: (name: string) => void;
  label: string;
  /** Rejects when it is refused. */
  onSave: (choice: ProfileChoice) => Promise<void>;
  /** Another way to save it, straight to the result. */
  shortcut?: { label: string; onSave: (choice: ProfileChoice) => Promise<void> } | undefined;
  /** Told which existing profile is chosen; undefined for a new one. */
  onProfileChange?: (profileId: number | undefined) => void;
  /** Stands above the buttons. */
  children?: ReactNode;
}

function refusal(error: unknown): string {
  const fields = isApiError(error) ? Object.values(error.fields) : [];
  return [words.failed, messageOf(error), ...fields, words.kept].join(' ');
}

function ModeChoice({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  const options = [
    ['new', words.isNew],
    ['existing', words.existing],
  ] as const;
  return (
    <fieldset>
      <legend className="visually-hidden">{words.choice}</legend>
      <div className={styles.modes}>
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

export function ProfileForm({ names, initialId, initialName = '', label, onSave, ...props }: ProfileFormProps) {
  const { shortcut, onProfileChange, onNameChange, children } = props;
  const [mode, setMode] = useState<Mode>(initialId === undefined || initialName !== '' ? 'new' : 'existing');
  const [name, setName] = useState(initialName);
  const [profileId, setProfileId] = useState(initialId);
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState(false);
  const [saving, setSaving] = useState<Way | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const ways = useRef<HTMLDivElement>(null);
  useBottomBar(ways);

  const issue = profileNameMessage(
    name,
    names.map((profile) => profile.name),
  );
  const near = nearName(
    name,
    names.map((profile) => profile.name),
  );
  const namesake = names.find((profile) => isSameProfileName(profile.name, name));
  const meant = namesake ?? names.find((profile) => profile.name === near);
  const isTaken = mode === 'new' && namesake !== undefined;
  const nameError = name.trim() === '' && !tried && !left ? null : issue;

  useEffect(() => onProfileChange?.(mode === 'new' ? undefined : profileId), [onProfileChange, mode, profileId]);

  async function submit(way: Way, act: typeof onSave) {
    if (saving !== null) return;
    setTried(true);
    const choice: ProfileChoice | null =
      mode === 'new'
        ? issue === null
          ? { profileName: name.trim() }
          : null
        : profileId === undefined
          ? null
          : { profileId };
    if (choice === null) {
      if (mode === 'new') nameInput.current?.focus();
      return;
    }
    setSaving(way);
    setFailure(null);
    try {
      await act(choice);
    } catch (error) {
      setFailure(refusal(error));
    } finally {
      setSaving(null);
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit('save', onSave);
      }}
      noValidate
    >
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
            onBlur={() => setLeft(name !== '')}
          />
          {meant && !namesake && <p role="status">{words.near(meant.name)}</p>}
          {meant && (
            <Button
              onClick={() => {
                setProfileId(meant.id);
                setMode('existing');
              }}
            >
              {words.chooseIt(meant.name)}
            </Button>
          )}
        </Stack>
      ) : (
        <ProfileList
          names={names}
          chosenId={profileId}
          onChoose={setProfileId}
          error={tried && profileId === undefined ? words.required : null}
        />
      )}
      {children}
      {failure !== null && (
        <Notice tone="clay" alert>
          {failure}
        </Notice>
      )}
      <div ref={ways} className={styles.ways}>
        <Button type="submit" variant="primary" busy={saving === 'save'} disabled={isTaken || saving === 'shortcut'}>
          {label}
        </Button>
        {shortcut !== undefined && (
          <Button
            busy={saving === 'shortcut'}
            disabled={isTaken || saving === 'save'}
            onClick={() => void submit('shortcut', shortcut.onSave)}
          >
            {shortcut.label}
          </Button>
        )}
      </div>
    </form>
  );
}
