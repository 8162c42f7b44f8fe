import { DomainError, refuseFields } from '../../../platform/errors/domain-error.js';

/** Wrong address and wrong password answer alike: nobody learns whether an account exists. */
export const wrongCredentials = (): DomainError => new DomainError('identifiants_invalides');

/** 422 on the password that is asked for again: it is not the account's. A refusal of the field, the session goes on. */
export const wrongPassword = (): DomainError => refuseFields({ password: { code: 'mot_de_passe_faux' } });

/** 422 on a code of the second step: wrong, too old, or used already. */
export const wrongCode = (): DomainError => refuseFields({ code: { code: 'code_faux' } });

/** 422 on the address: another account has it. Shown only to whoever reads the mails of that address. */
export const emailTaken = (): DomainError => refuseFields({ email: { code: 'adresse_prise' } });

export const isEmailTaken = (error: unknown): boolean =>
  error instanceof DomainError && error.details.fields?.['email']?.code === 'adresse_prise';
