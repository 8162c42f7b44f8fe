import { isSameProfileName, nearName, profileNameMessage } from '@valorisation/rules';
import { useRef, useState } from 'react';
import type { ProfileChoice } from '../../../../api/lifeCalls';
import type { ProfileName } from '../../../../api/valuation';

export type Mode = 'new' | 'existing';

interface Start {
  initialId?: number | undefined;
  initialName?: string;
}

export function useProfileChoice(names: readonly ProfileName[], { initialId, initialName = '' }: Start = {}) {
  const [mode, setMode] = useState<Mode>(initialId === undefined || initialName !== '' ? 'new' : 'existing');
  const [name, setName] = useState(initialName);
  const [profileId, setProfileId] = useState(initialId);
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  const known = names.map((profile) => profile.name);
  const issue = profileNameMessage(name, known);
  const near = nearName(name, known);
  const namesake = names.find((profile) => isSameProfileName(profile.name, name));

  /** Null without a choice. The field then shows what is missing. */
  function ask(): ProfileChoice | null {
    setTried(true);
    if (mode === 'existing') return profileId === undefined ? null : { profileId };
    if (issue === null) return { profileName: name.trim() };
    nameInput.current?.focus();
    return null;
  }

  return {
    mode,
    setMode,
    name,
    setName,
    onNameLeft: () => setLeft(name !== ''),
    nameInput,
    nameError: name.trim() === '' && !tried && !left ? null : issue,
    profileId,
    setProfileId,
    isProfileMissing: tried && profileId === undefined,
    /** The existing profile that the typed name probably means, and whether its name is the same. */
    meant: namesake ?? names.find((profile) => profile.name === near),
    isNamesake: namesake !== undefined,
    isTaken: mode === 'new' && namesake !== undefined,
    ask,
  };
}

export type ChosenProfile = ReturnType<typeof useProfileChoice>;
