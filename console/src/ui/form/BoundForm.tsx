import { type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Refusal } from '../Refusal';
import { ErrorSummary } from './ErrorSummary';
import type { BoundForm as Binding } from './useBoundForm';

export interface BoundFormProps<Values extends FieldValues> {
  form: Binding<Values>;
  className: string | undefined;
  /** For a button outside of it. */
  id?: string;
  children: ReactNode;
}

/** The form element of a binding: what is wrong comes first, above the fields. */
export function BoundForm<Values extends FieldValues>({ form, className, id, children }: BoundFormProps<Values>) {
  const { element, onSubmit, summary, refusal, focus } = form;
  return (
    <form id={id} ref={element} className={className} noValidate onSubmit={onSubmit}>
      <ErrorSummary faults={summary} onGo={focus} />
      <Refusal text={refusal} />
      {children}
    </form>
  );
}
