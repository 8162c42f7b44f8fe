import { type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Refusal } from '../Refusal';
import { Stack } from '../layout/primitives';
import styles from './BoundForm.module.css';
import { ErrorSummary } from './ErrorSummary';
import type { BoundForm as Binding } from './useBoundForm';

export interface BoundFormProps<Values extends FieldValues> {
  form: Binding<Values>;
  className?: string | undefined;
  /** The form's id, for a button outside of the form. */
  id?: string;
  children: ReactNode;
}

/** The form element of a bound form. The errors come first, above the fields. */
export function BoundForm<Values extends FieldValues>({ form, className, id, children }: BoundFormProps<Values>) {
  const { element, onSubmit, summary, refusal, focus } = form;
  return (
    <form id={id} ref={element} className={className} noValidate onSubmit={onSubmit}>
      <Stack gap={5} className={styles.form}>
        <ErrorSummary faults={summary} onGo={focus} />
        <Refusal text={refusal} />
        {children}
      </Stack>
    </form>
  );
}
