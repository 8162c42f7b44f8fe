import { SetMetadata } from '@nestjs/common';

/** Who may call a route. Every route declares one rule; a boot test refuses a route without a rule. */
export const ACCESS_RULES = {
  public: 'any caller; no session is read',
  session: 'any live session, pending ones (visa 0) included',
  activation: 'the same, or the token of an activation mail, whose holder has visa 0',
  active: 'any live session of an active account, in any role: for the account itself, or for data of no person',
  member: 'an active account of an establishment',
  main: 'the same, without associated accounts',
  pay: 'a main account, and an associated account that it lets see what people are paid',
  'payroll-key': 'a key that a head made for payroll; no session',
  'own-staff': 'the same as staff, and staff who must first set up their second step; they may call nothing else',
  staff: 'the employer body, admins included',
  admin: 'admins only',
} as const;

export type AccessRule = keyof typeof ACCESS_RULES;

export const ACCESS_METADATA = 'valorisation:access';

export const Access = (rule: AccessRule): MethodDecorator & ClassDecorator => SetMetadata(ACCESS_METADATA, rule);
