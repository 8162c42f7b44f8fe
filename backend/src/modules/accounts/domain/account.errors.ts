import { DomainError, refuseFields } from '../../../platform/errors/domain-error.js';

/** A wrong address and a wrong password give the same answer, so that it reveals no account. */
export const wrongCredentials = (): DomainError => new DomainError('identifiants_invalides');

/** 422 on a password that was asked for again and is wrong. Only the field is refused; the session goes on. */
export const wrongPassword = (): DomainError => refuseFields({ password: { code: 'mot_de_passe_faux' } });

/** 422 on a code of the second step that is wrong, too old, or used already. */
export const wrongCode = (): DomainError => refuseFields({ code: { code: 'code_faux' } });

/** 422 on an address that another account has. Only a person who reads the mails of that address sees it. */
export const emailTaken = (): DomainError => refuseFields({ email: { code: 'adresse_prise' } });

export const isEmailTaken = (error: unknown): boolean =>
  error instanceof DomainError && error.details.fields?.['email']?.code === 'adresse_prise';
