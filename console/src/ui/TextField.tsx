/** A field for one line or several lines of text, with its label, hint and error. */
import type { ComponentProps } from 'react';
import { Field, splitField, type FieldProps } from './Field';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'id'>;

export function TextField(props: TextFieldProps) {
  const [field, control] = splitField(props);
  return <Field {...field}>{(links) => <input type="text" {...control} {...links} />}</Field>;
}

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id'>;

export function TextArea(props: TextAreaProps) {
  const [field, control] = splitField(props);
  return <Field {...field}>{(links) => <textarea {...control} {...links} />}</Field>;
}
