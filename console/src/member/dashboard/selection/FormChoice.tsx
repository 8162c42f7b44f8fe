import { useId } from 'react';
import { selection } from '../../../i18n/fr';
import styles from '../../life/Dialogs.module.css';

const FORMS = ['pdf', 'zip'] as const;
export type FileForm = (typeof FORMS)[number];

interface Props {
  words: Readonly<Record<'form' | 'formHint', Readonly<Record<FileForm, string>>>>;
  form: FileForm;
  onForm: (form: FileForm) => void;
}

/** One PDF of everything, or one each. */
export function FormChoice({ words, form, onForm }: Props) {
  const name = useId();
  return (
    <fieldset className="full">
      <legend className="visually-hidden">{selection.print.forms}</legend>
      {FORMS.map((value) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={name} value={value} checked={form === value} onChange={() => onForm(value)} />
          <span>
            {words.form[value]}
            <span className={styles.detail}>{words.formHint[value]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
