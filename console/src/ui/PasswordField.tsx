/** Password fields: for an existing password, and for a new one. Pasting is always allowed. */
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_SPECIAL_CHARACTERS,
  passwordMessages,
  passwordRules,
  type PasswordRule,
} from '@valorisation/rules';
import { useState } from 'react';
import { ui } from '../i18n/fr';
import { cx } from './cx';
import { Field, splitField } from './Field';
import { Stack } from './layout/primitives';
import fieldStyles from './Field.module.css';
import styles from './PasswordField.module.css';
import { passwordStrength } from './passwordStrength';
import type { TextFieldProps } from './TextField';

/** A field for an existing password. The password can be shown, and the field does not check it. */
export function PasswordField(props: TextFieldProps) {
  const [shown, setShown] = useState(false);
  const [field, control] = splitField(props);
  return (
    <Field {...field}>
      {(links) => (
        <span className={fieldStyles.adorned}>
          <input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            {...links}
            type={shown ? 'text' : 'password'}
            className={cx(links.className, fieldStyles.withReveal)}
          />
          <button
            type="button"
            className={fieldStyles.reveal}
            aria-label={shown ? ui.hidePassword : ui.showPassword}
            onClick={() => setShown(!shown)}
          >
            {shown ? ui.hide : ui.show}
          </button>
        </span>
      )}
    </Field>
  );
}

export interface NewPasswordFieldProps {
  value: string;
  onValueChange: (value: string) => void;
  /** The refusal by the form or by the server: `passwordMessage(value)` when the form is sent. */
  error?: string | null | undefined;
  quietError?: boolean;
  label?: string;
  /** What other people know about the person (e-mail address, name). A password that contains it is weaker. */
  personal?: readonly string[];
  name?: string;
}

/**
 * Browsers and password managers that read these rules (Safari, for example) propose passwords that follow them.
 * React's types do not know the attribute.
 */
const PROPOSED = {
  passwordrules: `minlength: ${PASSWORD_MIN_LENGTH}; maxlength: ${PASSWORD_MAX_LENGTH}; required: upper; required: digit; required: [${PASSWORD_SPECIAL_CHARACTERS}]; allowed: lower;`,
};

/** A field for a new password. It shows the rules, which of them the password follows, and its strength. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { value, onValueChange, error, quietError = false, label = ui.newPassword.label, personal, name } = props;
  const isTooLong = [...value].length > PASSWORD_MAX_LENGTH;
  return (
    <Stack gap={2}>
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        value={value}
        error={error ?? (isTooLong ? passwordMessages.tooLong : null)}
        quietError={quietError}
        hint={<Rules password={value} />}
        onChange={(event) => onValueChange(event.target.value)}
        {...PROPOSED}
      />
      {/* Always rendered, because a live region that appears with its text is not read out. */}
      <p className={styles.strength} role="status">
        {value !== '' && <Strength value={value} personal={personal} />}
      </p>
    </Stack>
  );
}

function Rules({ password }: { password: string }) {
  const words = ui.newPassword;
  return (
    <>
      {words.rules}
      <ul className={styles.rules}>
        {Object.entries(passwordRules(password)).map(([rule, kept]) => (
          <li key={rule} className={kept ? styles.kept : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {kept ? '✓' : '○'}
            </span>
            {words.rule[rule as PasswordRule]}
            <span className="visually-hidden">, {kept ? words.kept : words.missing}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const BARS = { weak: 1, fair: 2, strong: 3 } as const;

function Strength({ value, personal }: { value: string; personal: readonly string[] | undefined }) {
  const level = passwordStrength(value, personal);
  return (
    <>
      <span className={cx(styles.bars, styles[level])} aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={cx(styles.bar, bar <= BARS[level] && styles.filled)} />
        ))}
      </span>
      {ui.newPassword.strength} {ui.newPassword.levels[level]}
    </>
  );
}
