/** It keeps typed values until they are stored or dropped, and restores the values that were kept. */
import { Button } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRegisterMutationMiddleware } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { staffKit as words } from '../../i18n/fr';
import { Notice } from '../../ui/Notice';
import type { Kept } from '../../api/useKept';
import { useLeaveWarning } from '../../ui/useLeaveWarning';

/** Fields by name, with the version that they are based on. It prevents overwriting a later save. */
export type TypedFields = Readonly<Record<string, unknown>>;

type Save = (resource: string, params: object) => Promise<unknown>;

export function KeptTyping({ kept: { found, keep, letGo } }: { kept: Kept<TypedFields> }) {
  const { reset, getValues, formState } = useFormContext<TypedFields>();
  const { isReady, dirtyFields } = formState;
  const [isPutBack, setPutBack] = useState(false);
  // Renders the component at each change of the form.
  useWatch();
  const changed = Object.keys(dirtyFields).filter((name) => dirtyFields[name] !== false);
  const isChanged = changed.length > 0;
  const typed = JSON.stringify(
    isChanged && Object.fromEntries([...changed, 'version'].map((name) => [name, getValues(name)])),
  );
  const lastTyped = useRef(typed);
  useLeaveWarning(isChanged);

  useEffect(() => {
    // Waits until the form has filled itself with its record.
    if (!isReady || found === null || isPutBack) return;
    reset({ ...getValues(), ...found }, { keepDefaultValues: true });
    setPutBack(true);
  }, [isReady, found, isPutBack, reset, getValues]);

  useEffect(() => {
    if (typed === lastTyped.current) return;
    lastTyped.current = typed;
    const fields = JSON.parse(typed) as TypedFields | false;
    if (fields === false) letGo();
    else keep(fields);
  }, [typed, keep, letGo]);

  useRegisterMutationMiddleware<Save>(
    useCallback(
      async (resource, params, next) => {
        const saved = await next(resource, params);
        letGo();
        return saved;
      },
      [letGo],
    ),
  );

  if (found === null || !isPutBack || !isChanged) return null;
  return (
    <Notice
      tone="sky"
      action={
        <Button size="small" onClick={() => reset()}>
          {words.drop}
        </Button>
      }
    >
      {words.found}
    </Notice>
  );
}
