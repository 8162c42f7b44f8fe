/** The rule for passwords, with its texts. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const PASSWORD_SPECIAL_CHARACTERS = ';!@#$&*';

export const passwordMessages = {
  required: 'Veuillez insérer votre mot de passe.',
  weak: 'Règles minimum: Au moins 8 caractères, Contient 1 chiffre, 1 majuscule et 1 caractère special parmi ;!@#$&*',
  tooLong: 'Votre mot de passe ne peut pas dépasser 128 caractères.',
} as const;

export type PasswordIssue = keyof typeof passwordMessages;

export type PasswordRule = 'length' | 'digit' | 'uppercase' | 'special';

/** Says for each rule, in the order of the text, whether the password follows it. */
export function passwordRules(password: string): Readonly<Record<PasswordRule, boolean>> {
  return {
    length: [...password].length >= PASSWORD_MIN_LENGTH,
    digit: /[0-9]/.test(password),
    uppercase: /\p{Lu}/u.test(password),
    special: [...PASSWORD_SPECIAL_CHARACTERS].some((character) => password.includes(character)),
  };
}

/** Null for a valid password: 8 to 128 characters, a digit, an uppercase letter and one of ;!@#$&*. */
export function passwordIssue(password: string | null | undefined): PasswordIssue | null {
  if (!password) return 'required';
  if ([...password].length > PASSWORD_MAX_LENGTH) return 'tooLong';
  return Object.values(passwordRules(password)).every(Boolean) ? null : 'weak';
}

/** The message to show; null for a valid password. */
export function passwordMessage(password: string | null | undefined): string | null {
  const issue = passwordIssue(password);
  return issue && passwordMessages[issue];
}
