/** The sending of a form: under way, refused as a whole or by its fields; the first faulty field gets the focus. */
import { useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { isApiError, messageOf } from './errors';

/** What is wrong, by the field's wire name; null or absent: nothing. */
export type Faults = Readonly<Record<string, string | null | undefined>>;

export interface Submission {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  /** The sentence for the form as a whole. */
  readonly refusal: string | null;
  readonly faults: Faults;
  onSubmit(event: FormEvent): void;
}

/**
 * @param check what the form refuses by itself, before it asks the server
 * @param send the call; what it throws is shown
 */
export function useSubmission(check: () => Faults, send: () => Promise<void>): Submission {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [faults, setFaults] = useState<Faults>({});

  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  async function submit(): Promise<void> {
    const found = check();
    setFaults(found);
    setRefusal(null);
    if (busy || Object.values(found).some((fault) => Boolean(fault))) return;
    setBusy(true);
    try {
      await send();
    } catch (error) {
      const fields = isApiError(error) ? error.fields : {};
      setFaults(fields);
      if (Object.keys(fields).length === 0) setRefusal(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return {
    form,
    busy,
    refusal,
    faults,
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
  };
}
