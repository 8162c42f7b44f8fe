/** The second step of signing in: a code from a device, or a recovery code (ADR 41). Only the employer body has it. */
import * as z from 'zod/mini';
import { get, post } from '../call.js';
import { about, count, list } from '../data.js';
import { wire, wireObject } from '../wire.js';
import { passwordField } from './fields.js';
import { session } from './user.js';

const LONGEST_CODE = 40;

const code = about(
  z.string('obligatoire').check(z.trim(), z.minLength(1, 'obligatoire'), z.maxLength(LONGEST_CODE, 'code_faux')),
  'Six digits, or a recovery code; spaces and hyphens are ignored',
);
const password = wire('user_password', passwordField);

const secondStep = wireObject(
  {
    state: wire('state', z.enum(['off', 'on', 'required'])),
    since: wire('since', z.nullable(z.iso.datetime())),
    codesLeft: wire('codes_left', about(count, 'Recovery codes that were not used yet')),
  },
  { id: 'SecondStep' },
);
export type SecondStep = z.output<typeof secondStep>;

const setUp = wireObject(
  {
    secret: wire('secret', about(z.string(), 'In base 32, to be typed if no picture can be read')),
    uri: wire('uri', about(z.string(), 'otpauth://, the content of the picture')),
  },
  { id: 'SecondStepSetUp' },
);
export type SecondStepSetUp = z.output<typeof setUp>;

const recoveryCodes = wireObject(
  { codes: wire('codes', about(list(z.string()), 'Returned only this once; each code works once')) },
  { id: 'RecoveryCodes' },
);
export type RecoveryCodes = z.output<typeof recoveryCodes>;

const proof = wireObject({ password, code: wire('code', code) }, { id: 'SecondStepProof' });
const proven = ['donnees_invalides', 'trop_de_tentatives', 'second_facteur_absent'] as const;

export const secondStepCalls = {
  /** Public, because the challenge and the code together open the session. */
  signIn: post('/v1/user/login/code', {
    body: wireObject(
      { challenge: wire('challenge', z.string('obligatoire')), code: wire('code', code) },
      { id: 'LoginCodeRequest' },
    ),
    answer: session,
    refuses: ['identification_expiree', 'donnees_invalides', 'trop_de_tentatives'],
  }),
  state: get('/v1/user/totp', { answer: secondStep }),
  prepare: post('/v1/user/totp/prepare', {
    body: wireObject({ password }, { id: 'PrepareSecondStepRequest' }),
    answer: setUp,
    refuses: ['donnees_invalides', 'trop_de_tentatives', 'second_facteur_actif'],
  }),
  confirm: post('/v1/user/totp/confirm', {
    body: wireObject({ code: wire('code', code) }, { id: 'ConfirmSecondStepRequest' }),
    answer: recoveryCodes,
    refuses: ['donnees_invalides', 'trop_de_tentatives', 'second_facteur_actif'],
  }),
  renewCodes: post('/v1/user/totp/codes', { body: proof, answer: recoveryCodes, refuses: proven }),
  remove: post('/v1/user/totp/remove', { body: proof, answer: secondStep, refuses: proven }),
};
