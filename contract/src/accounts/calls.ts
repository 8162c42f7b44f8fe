/** Calls for signing in and out, for the user's own account, and for the links of its mails. */
import { plainLines } from '@valorisation/rules';
import * as z from 'zod/mini';
import { get, post } from '../call.js';
import { about, id, list, pathId } from '../data.js';
import { wire, wireObject } from '../wire.js';
import * as fields from './fields.js';
import { DEAD_LINK, mailSent, ofLink, session, signIn, usableLink, user } from './user.js';

const login = wireObject(
  { email: wire('user_email', fields.knownEmailField), password: wire('user_password', fields.passwordField) },
  { id: 'LoginRequest' },
);
export type Credentials = z.output<typeof login>;

const ownSession = wireObject(
  {
    id: wire('session_id', id),
    companyName: wire('company_name', about(z.nullable(z.string()), 'The establishment that it works in; null: staff')),
    browser: wire('browser', about(z.nullable(z.string()), 'Firefox, Safari…; null: not recognised')),
    system: wire('system', about(z.nullable(z.string()), 'Windows, iPhone…; null: not recognised')),
    createdAt: wire('created_at', z.iso.datetime()),
    lastUsedAt: wire('last_used_at', about(z.iso.datetime(), 'To the hour')),
    current: wire('current', about(z.boolean(), 'The session of this request')),
  },
  { id: 'OwnSession' },
);
export type OwnSession = z.output<typeof ownSession>;

const address = z.pipe(
  z.pipe(z.string('invalide'), z.transform(plainLines)),
  z.string().check(z.maxLength(fields.LONGEST_ADDRESS, 'texte_trop_long')),
);

/** A field that is left out keeps its value. */
export const correction = wireObject(
  {
    firstName: wire('user_firstname', z.optional(fields.nameField(fields.LONGEST_NAME))),
    lastName: wire('user_lastname', z.optional(fields.nameField(fields.LONGEST_NAME))),
    postalAddress: wire('user_address', z.optional(address)),
    companyName: wire(
      'company_name',
      about(z.optional(fields.requiredNameField(fields.LONGEST_COMPANY_NAME)), 'Main accounts only'),
    ),
  },
  { id: 'CorrectAccountRequest' },
);
export type Correction = z.output<typeof correction>;

export const passwordChange = wireObject(
  {
    password: wire('user_password', about(fields.passwordField, 'The present password')),
    newPassword: wire('user_new_password', fields.newPasswordField),
  },
  { id: 'ChangePasswordRequest' },
);
export type PasswordChange = z.output<typeof passwordChange>;

export const emailChange = wireObject(
  {
    email: wire('user_email', about(fields.emailField, 'The new address')),
    password: wire('user_password', fields.passwordField),
  },
  { id: 'ChangeEmailRequest' },
);
export type EmailChange = z.output<typeof emailChange>;

const newEmail = wireObject({ email: wire('user_email', about(z.string(), 'The new address')) }, { id: 'NewEmail' });

const forgottenPassword = wireObject({ email: wire('user_email', fields.emailField) }, { id: 'ForgotPasswordRequest' });
export type ForgottenPassword = z.output<typeof forgottenPassword>;

export const newPassword = wireObject(
  { password: wire('user_password', fields.newPasswordField) },
  { id: 'NewPasswordRequest' },
);
export type NewPassword = z.output<typeof newPassword>;

const emailConfirmation = { ...ofLink, answer: newEmail, refuses: [...DEAD_LINK, 'donnees_invalides'] } as const;

export const accountCalls = {
  login: post('/v1/user/login', {
    body: login,
    answer: signIn,
    refuses: ['identifiants_invalides', 'donnees_invalides', 'trop_de_tentatives'],
  }),
  logout: post('/v1/user/logout', { answer: z.null() }),
  /** The account that owns the token. The token is a session's, or that of an activation link. */
  user: get('/v1/user/profile', { answer: user, refuses: ['lien_utilise', 'lien_remplace', 'lien_expire'] }),

  /** Ends the session and opens one for another account of the same person. */
  switchTo: post('/v1/user/switch/:id', { params: { id: pathId }, answer: session, refuses: ['introuvable'] }),

  sessions: get('/v1/user/sessions', { answer: list(ownSession) }),
  endEverySession: post('/v1/user/sessions/end', { answer: z.null() }),
  endOtherSessions: post('/v1/user/sessions/end/others', { answer: z.null() }),
  endSession: post('/v1/user/sessions/end/:id', { params: { id: pathId }, answer: z.null(), refuses: ['introuvable'] }),

  correct: post('/v1/user/update', { body: correction, answer: user, refuses: ['donnees_invalides'] }),
  changePassword: post('/v1/user/update/pass', {
    body: passwordChange,
    answer: wireObject({ changed: wire('changed', z.literal(true)) }, { id: 'PasswordChanged' }),
    refuses: ['donnees_invalides', 'trop_de_tentatives'],
  }),

  askEmailChange: post('/v1/user/reset/mail', {
    body: emailChange,
    answer: newEmail,
    refuses: ['donnees_invalides', 'trop_de_tentatives'],
  }),
  emailLink: get('/v1/user/recup/mail/:token', { ...ofLink, answer: usableLink, refuses: DEAD_LINK }),
  confirmEmail: post('/v1/user/update/mail/:token', emailConfirmation),
  /** The same call by GET, for other clients of the API. */
  confirmEmailByGet: get('/v1/user/update/mail/:token', emailConfirmation),

  askPasswordReset: post('/v1/user/forgot/pass', {
    body: forgottenPassword,
    answer: mailSent,
    refuses: ['donnees_invalides', 'trop_de_tentatives'],
  }),
  resetLink: get('/v1/user/recup/pass/:token', { ...ofLink, answer: usableLink, refuses: DEAD_LINK }),
  resetPassword: post('/v1/user/reset/pass/:token', {
    ...ofLink,
    body: newPassword,
    answer: wireObject({ reset: wire('reset', z.literal(true)) }, { id: 'PasswordReset' }),
    refuses: [...DEAD_LINK, 'donnees_invalides'],
  }),
};
