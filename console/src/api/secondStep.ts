/** Calls about the code that signing in asks for: the employer body's own people. */
import { secondStepCalls, type SecondStep, type SecondStepSetUp } from '@valorisation/contract';
import { call } from './call';

export type { SecondStep, SecondStepSetUp } from '@valorisation/contract';

export const secondStep = {
  state: async (): Promise<SecondStep> => call(secondStepCalls.state),

  prepare: async (password: string): Promise<SecondStepSetUp> => call(secondStepCalls.prepare, { body: { password } }),

  /** Answers the recovery codes, this once. */
  confirm: async (code: string): Promise<readonly string[]> =>
    (await call(secondStepCalls.confirm, { body: { code } })).codes,

  /** The earlier codes are dead. */
  renewCodes: async (password: string, code: string): Promise<readonly string[]> =>
    (await call(secondStepCalls.renewCodes, { body: { password, code } })).codes,

  remove: async (password: string, code: string): Promise<void> => {
    await call(secondStepCalls.remove, { body: { password, code } });
  },
} as const;
