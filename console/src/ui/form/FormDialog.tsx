import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { BoundForm } from './BoundForm';
import type { BoundForm as Binding } from './useBoundForm';

interface FormDialogProps<Values extends FieldValues> {
  open?: boolean;
  wide?: boolean;
  title: string;
  form: Binding<Values>;
  submit: string;
  variant?: 'danger' | 'primary';
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. Its button stands with the dialog's buttons, below the form. */
export function FormDialog<Values extends FieldValues>({ form, submit, children, ...props }: FormDialogProps<Values>) {
  const { open = true, wide = false, title, variant = 'primary', onClose } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      wide={wide}
      title={title}
      onClose={onClose}
      cancellable
      actions={
        <Button type="submit" form={id} variant={variant} busy={form.busy}>
          {submit}
        </Button>
      }
    >
      <BoundForm id={id} form={form}>
        {children}
      </BoundForm>
    </Dialog>
  );
}
