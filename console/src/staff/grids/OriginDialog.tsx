/** A dialog that asks for the title and the first day of a new draft. The draft then opens. */
import { useState, type ReactNode } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { isApiError, messageOf } from '../../core/errors';
import { staffGridDraft } from '../../i18n/fr';
import { FormDialog } from '../kit/FormDialog';
import { DayField, TitleField } from './OriginFields';

const { prepare: words } = staffGridDraft;

export interface DraftOrigin {
  readonly title: string;
  readonly effectiveOn: string;
}

interface OriginDialogProps {
  heading: string;
  text: string;
  /** True while the first values are loading. If the form were sent now, the server would call them missing. */
  awaits?: boolean;
  issues?: () => Readonly<Record<string, string>>;
  /** Gives the proposed title, until the user types one. */
  titleFor?: (day: string) => string;
  onPrepare: (origin: DraftOrigin) => Promise<{ readonly id: number }>;
  onClose: () => void;
  children?: (errors: Readonly<Record<string, string>>) => ReactNode;
}

export function OriginDialog(props: OriginDialogProps) {
  const { heading, text, awaits = false, issues, titleFor, onPrepare, onClose, children } = props;
  const notify = useNotify();
  const redirect = useRedirect();
  const [typedTitle, setTitle] = useState<string | null>(null);
  const [effectiveOn, setDay] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const title = typedTitle ?? (effectiveOn === '' ? '' : (titleFor?.(effectiveOn) ?? ''));

  async function submit(): Promise<void> {
    const found = {
      ...(title.trim() === '' && { title: words.required }),
      ...(effectiveOn === '' && { effectiveOn: words.required }),
      ...issues?.(),
    };
    setErrors(found);
    setRefusal(null);
    if (Object.keys(found).length > 0) return;
    setIsBusy(true);
    try {
      const { id } = await onPrepare({ title: title.trim(), effectiveOn });
      notify(words.done, { type: 'success' });
      redirect('edit', 'grids', id);
    } catch (error) {
      setErrors(isApiError(error) ? error.fields : {});
      setRefusal(messageOf(error));
      setIsBusy(false);
    }
  }

  return (
    <FormDialog
      title={heading}
      text={text}
      confirm={words.confirm}
      busy={isBusy || awaits}
      refusal={refusal}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      {children?.(errors)}
      <DayField value={effectiveOn} fault={errors['effectiveOn']} onText={setDay} />
      <TitleField value={title} fault={errors['title']} onText={setTitle} />
    </FormDialog>
  );
}
