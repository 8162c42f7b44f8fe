import { useId } from 'react';
import { Link } from 'react-router-dom';
import { signup } from '../../i18n/fr';
import { paths } from '../../routes';
import { cx } from '../../ui/cx';
import fieldStyles from '../../ui/Field.module.css';

export interface ConsentFieldProps {
  checked: boolean;
  error: string | null | undefined;
  onChange: (checked: boolean) => void;
}

/** The consent to what is kept, with the way to read about it first. */
export function ConsentField({ checked, error, onChange }: ConsentFieldProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.check}>
        <input
          type="checkbox"
          name="rgpd"
          checked={checked}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(error && `${id}-error`) || undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{signup.consent}</span>
      </label>
      {error && (
        <div id={`${id}-error`} className={fieldStyles.error} role="alert">
          {error}
        </div>
      )}
      <Link to={paths.privacy()} target="_blank" rel="noopener">
        {signup.privacy}
      </Link>
    </div>
  );
}
