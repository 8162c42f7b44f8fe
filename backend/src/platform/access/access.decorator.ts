import { SetMetadata } from '@nestjs/common';

/** Who may call a route. Every route declares one rule; a boot test refuses a route without. */
export const ACCESS_RULES = {
  public: 'anybody, no session read',
  session: 'any live session, pending ones (visa 0) too',
  activation: 'the same, or the token of an activation mail, whose holder has visa 0',
  active:
    'any live session of an active account, whatever its role: what concerns the account itself, or nobody’s data',
  member: 'an active account of an establishment',
  main: 'the same, associated accounts refused',
  'own-staff':
    'the same as staff, those included who have to set up their second step first: all else is closed to them',
  staff: 'the employer body, admins included',
  admin: 'admins only',
} as const;

export type AccessRule = keyof typeof ACCESS_RULES;

export const ACCESS_METADATA = 'valorisation:access';

export const Access = (rule: AccessRule): MethodDecorator & ClassDecorator => SetMetadata(ACCESS_METADATA, rule);
