import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { dashboard } from '../../i18n/fr';
import { Icon } from '../../ui/Icon';
import { TextField } from '../../ui/TextField';
import { NARROW, useMediaQuery } from '../../ui/useMediaQuery';
import styles from './Toolbar.module.css';

/** The time without typing after which the server is asked. */
const TYPING_MS = 250;

/**
 * The typed name, passed on when the typing pauses. The field follows the address. It does not follow a name that it
 * has passed on itself, because more may have been typed since.
 */
function useTypedName(name: string, onName: (name: string) => void) {
  const [typed, setTyped] = useState(name);
  const awaited = useRef<readonly string[]>([]);

  useLayoutEffect(() => {
    const index = awaited.current.indexOf(name.trim());
    awaited.current = index === -1 ? [] : awaited.current.slice(index + 1);
    if (index === -1) setTyped(name);
  }, [name]);
  const handOver = useEffectEvent(() => {
    if (typed.trim() === name.trim()) return;
    awaited.current = [...awaited.current, typed.trim()];
    onName(typed);
  });
  useEffect(() => {
    const timer = setTimeout(() => handOver(), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return [typed, setTyped] as const;
}

interface NameSearchProps {
  name: string;
  /** The key that leads to the field. */
  keyHint?: string | undefined;
  onName: (name: string) => void;
}

export function NameSearch({ name, keyHint, onName }: NameSearchProps) {
  const [typed, setTyped] = useTypedName(name, onName);
  const isNarrow = useMediaQuery(NARROW);
  return (
    <div role="search" className={styles.search}>
      <Icon name="search" size={16} />
      <TextField
        label={dashboard.search.label}
        hideLabel
        type="search"
        optional="silent"
        autoComplete="off"
        placeholder={isNarrow ? dashboard.search.short : dashboard.search.label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {keyHint !== undefined && typed === '' && <kbd aria-hidden="true">{keyHint}</kbd>}
    </div>
  );
}
