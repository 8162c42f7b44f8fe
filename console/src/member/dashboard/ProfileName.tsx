/**
 * The name of a profile. It opens the person's page. F2 or the row's menu edits the name in place. Enter or the button
 * saves; leaving the field saves a change too. An empty name restores the earlier one. A name that another profile has
 * cannot be saved.
 */
import { useQueryClient } from '@tanstack/react-query';
import { nearName, profileNameIssue, profileNameMessages } from '@valorisation/rules';
import { useUpdate } from 'ra-core';
import { useLayoutEffect, useRef, useState, type FocusEvent, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { isApiError, messageOf } from '../../core/errors';
import { refreshLists, refreshRows, useProfileNames } from '../../api/rows';
import type { Profile } from '../../api/valuation';
import { classification, life, ui } from '../../i18n/fr';
import { paths } from '../../routes';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { inverseOfRename } from '../life/inverse';
import { useUndoable } from '../life/useUndoable';
import styles from './ProfileName.module.css';

const { profileName: words } = life;

function refusalOf(error: unknown): string | null {
  if (error === null) return null;
  if (!isApiError(error)) return messageOf(error);
  return error.isStale ? words.stale : (error.fields['profileName'] ?? error.message);
}

interface EditorProps {
  profile: Profile;
  /** `byKey`: true when the focus was in the field until the end. */
  onClose: (byKey: boolean) => void;
}

function Editor({ profile, onClose }: EditorProps) {
  const [text, setText] = useState(profile.name);
  // A save names the version that was read, so that another person's new name is not overwritten by mistake.
  const [read, setRead] = useState<Profile | null>(profile);
  const field = useRef<HTMLFormElement>(null);
  const { data: names = [] } = useProfileNames();
  const showUndoable = useUndoable();
  const name = text.trim();
  const client = useQueryClient();
  const [rename, renaming] = useUpdate<Profile & { id: number }, Error>(
    'profiles',
    { id: profile.id },
    {
      returnPromise: true,
      onSuccess: ({ version }) => showUndoable(life.done.rename(name), inverseOfRename(profile, version)),
      onSettled: async (_, error) => {
        if (error === null) void refreshRows(client);
        // The refusal is shown after the new state is loaded. Saving again then names the new version.
        else if (isApiError(error) && error.status === 409) await refreshLists(client);
      },
    },
  );
  const others = names.filter(({ id }) => id !== profile.id).map((other) => other.name);
  const isTaken = profileNameIssue(name, others) === 'duplicate';
  const near = nearName(name, others);
  const isSame = name === '' || name === profile.name;

  useLayoutEffect(() => {
    const input = field.current?.querySelector('input');
    input?.focus();
    input?.select();
  }, []);

  async function save(byKey: boolean) {
    if (renaming.isPending) return;
    if (isSame) {
      onClose(byKey);
      return;
    }
    if (isTaken) return;
    try {
      await rename('profiles', { data: { name, version: (read ?? profile).version } });
      onClose(byKey);
    } catch (error) {
      // The refusal is shown under the field, which keeps the typed name. Saving again is then a deliberate act.
      if (isApiError(error) && error.isStale) setRead(null);
    }
  }

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    void save(true);
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    // A move of the focus to a button of the form does not count as leaving the field.
    if (relatedTarget instanceof Node && field.current?.contains(relatedTarget)) return;
    void save(false);
  }

  return (
    <form ref={field} className={styles.editor} onSubmit={onSubmit} noValidate>
      <TextField
        label={words.label}
        hideLabel
        className="grow shrinkable"
        title={words.hint}
        {...(near !== undefined && !isTaken && { hint: classification.profileConcerned.near(near) })}
        autoComplete="off"
        spellCheck={false}
        value={text}
        readOnly={renaming.isPending}
        error={isTaken ? profileNameMessages.duplicate : refusalOf(renaming.error)}
        onBlur={onBlur}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose(true);
        }}
        onChange={(event) => {
          setText(event.target.value);
          renaming.reset();
        }}
      />
      <Button
        type="submit"
        variant="primary"
        size="small"
        aria-label={words.save}
        busy={renaming.isPending}
        disabled={isTaken}
        onBlur={onBlur}
      >
        {words.saveShort}
      </Button>
      {/* A press that took the focus would leave the field, and so save. */}
      <Button
        variant="quiet"
        size="small"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onClose(true)}
      >
        {ui.cancel}
      </Button>
    </form>
  );
}

export interface ProfileNameProps {
  profile: Profile;
  editing: boolean;
  onEditingChange: (editing: boolean) => void;
}

export function ProfileName({ profile, editing, onEditingChange }: ProfileNameProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const returnsFocus = useRef(false);

  useLayoutEffect(() => {
    if (!editing && returnsFocus.current) link.current?.focus();
    returnsFocus.current = false;
  }, [editing]);

  if (editing) {
    return (
      <Editor
        profile={profile}
        onClose={(byKey) => {
          returnsFocus.current = byKey;
          onEditingChange(false);
        }}
      />
    );
  }
  return (
    <Link
      ref={link}
      to={paths.person(profile.id)}
      className={styles.person}
      title={profile.name}
      data-name=""
      onKeyDown={(event) => {
        if (event.key === 'F2') onEditingChange(true);
      }}
    >
      {profile.name}
    </Link>
  );
}
