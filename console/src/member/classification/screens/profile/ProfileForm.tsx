import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isApiError, messageOf } from '../../../../core/errors';
import type { ProfileChoice } from '../../../../api/lifeCalls';
import type { ProfileName } from '../../../../api/valuation';
import { classification as texts } from '../../../../i18n/fr';
import { useBottomBar } from '../../../../ui/bottomSpace';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';
import { ProfileFields } from './ProfileFields';
import styles from './ProfileForm.module.css';
import { useProfileChoice } from './useProfileChoice';

const { profileConcerned: words } = texts;

type Way = 'save' | 'shortcut';

interface ProfileFormProps {
  names: readonly ProfileName[];
  initialId: number | undefined;
  initialName?: string | undefined;
  onNameChange?: (name: string) => void;
  label: string;
  /** Rejects on a refusal. */
  onSave: (choice: ProfileChoice) => Promise<void>;
  shortcut?: { label: string; onSave: (choice: ProfileChoice) => Promise<void> } | undefined;
  onProfileChange?: (profileId: number | undefined) => void;
  children?: ReactNode;
}

function refusal(error: unknown): string {
  const fields = isApiError(error) ? Object.values(error.fields) : [];
  return [words.failed, messageOf(error), ...fields, words.kept].join(' ');
}

export function ProfileForm({ names, initialId, initialName = '', label, onSave, ...props }: ProfileFormProps) {
  const { shortcut, onProfileChange, onNameChange, children } = props;
  const chosen = useProfileChoice(names, { initialId, initialName });
  const [saving, setSaving] = useState<Way | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const ways = useRef<HTMLDivElement>(null);
  useBottomBar(ways);
  const { mode, profileId, isTaken } = chosen;

  useEffect(() => onProfileChange?.(mode === 'new' ? undefined : profileId), [onProfileChange, mode, profileId]);

  async function submit(way: Way, act: typeof onSave) {
    if (saving !== null) return;
    const choice = chosen.ask();
    if (choice === null) return;
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
      <ProfileFields names={names} chosen={chosen} onNameChange={onNameChange} />
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
