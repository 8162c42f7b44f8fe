import { useEffect, useRef, useState } from 'react';

/** A form that is refused while an answer is missing or wrong: its first fault takes the focus, once it says why. */
export function useTried(startsTried = false) {
  const [tries, setTries] = useState(startsTried ? 1 : 0);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (tries === 0) return;
    const fault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    fault?.closest('details')?.setAttribute('open', '');
    fault?.focus();
  }, [tries]);

  return { form, isTried: tries > 0, refuse: () => setTries(tries + 1) };
}
