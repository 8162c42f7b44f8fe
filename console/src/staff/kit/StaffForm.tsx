import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import {
  SaveButton,
  SimpleForm,
  Toolbar,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { isApiError, messageOf } from '../../core/errors';
import { staffKit as words } from '../../i18n/fr';
import { useKept } from '../../api/useKept';
import { KeptTyping, type TypedFields } from './KeptTyping';

/** Widths that keep lines readable and make the field for a number short. */
const WIDTHS = {
  '& > .MuiStack-root': { maxWidth: 720 },
  '& .MuiFormControl-root:has([type=number])': { maxWidth: 200 },
};

interface StaffFormProps {
  save?: string;
  /** True when the form has a second column. */
  isWide?: boolean;
  children: ReactNode;
}

export function StaffForm(props: StaffFormProps) {
  const id = useRecordContext<RaRecord<number>>()?.id ?? 'nouveau';
  return <FormOf key={id} id={id} {...props} />;
}

function FormOf({ id, save, isWide = false, children }: StaffFormProps & { id: number | string }) {
  const kept = useKept<TypedFields>(`saisie.${useResourceContext() ?? ''}`, id);
  return (
    // Without this, the browser's own messages would appear before the server's.
    <SimpleForm toolbar={<FormActions save={save} onCancel={kept.letGo} />} noValidate sx={isWide ? {} : WIDTHS}>
      <KeptTyping kept={kept} />
      {children}
    </SimpleForm>
  );
}

function FormActions({ save, onCancel }: { save: string | undefined; onCancel: () => void }) {
  const toList = useWayToList();
  const cancel = () => {
    onCancel();
    toList();
  };
  return (
    <Toolbar sx={{ gap: 1 }}>
      <SaveButton {...(save !== undefined && { label: save })} />
      <Button onClick={cancel}>{words.cancel}</Button>
    </Toolbar>
  );
}

/**
 * For `mutationOptions` of react-admin's Edit and Create. After success it returns to the list with a message;
 * otherwise it shows the refusal. The message for a field is shown beside the field.
 */
export function useOutcome<Saved = unknown>(saved: string, onSaved?: (row: Saved) => void) {
  const notify = useNotify();
  const toList = useWayToList();
  return {
    onSuccess(row: Saved): void {
      notify(saved, { type: 'success' });
      if (onSaved === undefined) toList();
      else onSaved(row);
    },
    onError(error: unknown): void {
      if (isApiError(error) && Object.keys(error.fields).length > 0) return;
      notify(messageOf(error), { type: 'error' });
    },
  };
}

function useWayToList(): () => void {
  const redirect = useRedirect();
  const resource = useResourceContext();
  return () => redirect('list', resource);
}
