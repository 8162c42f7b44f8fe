import { useId, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { signup } from '../../i18n/fr';
import { paths } from '../../routes';
import { cx } from '../../ui/cx';
import type { FieldProps } from '../../ui/Field';
import fieldStyles from '../../ui/Field.module.css';

/** The label appears only in the list of errors, because the text of the consent stands beside the box. */
export type ConsentFieldProps = Pick<FieldProps, 'label' | 'error' | 'quietError'> &
  Omit<ComponentProps<'input'>, 'type'>;

/** The consent to the storage of personal data, with a link to a page that explains it. */
export function ConsentField({ label: _, error, quietError, ...control }: ConsentFieldProps) {
  const id = useId();
  return (
    <div className="stack gap-1 shrinkable">
      <label className={fieldStyles.check}>
        <input
          {...control}
          type="checkbox"
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(error && `${id}-error`) || undefined}
        />
        <span>{signup.consent}</span>
      </label>
      {error && (
        <div id={`${id}-error`} className={fieldStyles.error} role={quietError === true ? undefined : 'alert'}>
          {error}
        </div>
      )}
      <Link to={paths.privacy()} target="_blank" rel="noopener">
        {signup.privacy}
      </Link>
    </div>
  );
}
