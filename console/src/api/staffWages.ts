/** What admins ask and do about the minimum wage beside the lists. */
import { wageCalls as calls, type ProposedWage, type WageEffect, type WageProposal } from '@valorisation/contract';
import { toHundredths } from '@valorisation/rules';
import { call } from './call';
import type { IdentityProof } from './identity';

/** As read and repeated at the confirmation. */
const readOf = ({ effective_on: effectiveOn, month }: WageProposal, { falls }: WageEffect) => ({
  effectiveOn,
  monthCents: toHundredths(month) ?? 0,
  falls,
});

export const staffWages = {
  effect: async (wage: ProposedWage): Promise<WageEffect> => call(calls.effect, { body: wage }),
  propose: async (wage: ProposedWage): Promise<WageProposal> => call(calls.propose, { body: wage }),
  effectOf: async (id: number): Promise<WageEffect> => call(calls.effectOf, { params: { id } }),
  confirm: async (proposal: WageProposal, effect: WageEffect, proof: IdentityProof): Promise<WageProposal> =>
    call(calls.confirm, { params: { id: proposal.id }, body: { ...readOf(proposal, effect), ...proof } }),
  withdraw: async (id: number): Promise<WageProposal> => call(calls.withdraw, { params: { id } }),
};
