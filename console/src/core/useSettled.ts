import { useEffect, useState } from 'react';

/** The time without typing after which the server is asked. */
const TYPING_MS = 250;

/** The typed text once the typing has paused. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
