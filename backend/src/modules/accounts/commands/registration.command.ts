import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { tokenHash } from '../../../platform/links/link-key.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { KnownCompanies } from '../../directory/index.js';
import type { Registration } from '../domain/public-request.js';
import { PublicRequests } from '../persistence/public-requests.js';

/**
 * Asks for an account (POST /v1/user/register). Known and unknown addresses, new and known establishments get the same
 * answer. Refusal: `trop_de_tentatives`.
 */
export class RegisterAccount extends CommandOf<{
  registration: Omit<Registration, 'registerFinding' | 'loginId'>;
  remoteAddress: string;
  correlationId: string;
}>() {}

/**
 * Asks for a new activation link in the place of one that is no longer valid. The answer is the same for every link; the
 * mail goes to the account's own address. Refusal: `trop_de_tentatives`.
 */
export class RenewActivation extends CommandOf<{ token: string; remoteAddress: string; correlationId: string }>() {}

/** The command only stores a public request. The worker finds out what to do about it. */
const ofThePublic = (correlationId: string) =>
  ({ establishmentId: null, scope: 'staff', actorId: null, correlationId }) as const;

const on = handlersWith({
  unitOfWork: UnitOfWork,
  requests: PublicRequests,
  limits: PublicLimits,
  companies: KnownCompanies,
});

export const registrationCommands = [
  on(
    RegisterAccount,
    async ({ registration, remoteAddress, correlationId }, { unitOfWork, requests, limits, companies }) => {
      await limits.take('registration', remoteAddress);
      const registerFinding = await companies.finding(registration.siret);
      const content = { ...registration, registerFinding, loginId: null };
      await unitOfWork.run(ofThePublic(correlationId), (tx) => requests.receive(tx, { kind: 'registration', content }));
    },
  ),
  on(RenewActivation, async ({ token, remoteAddress, correlationId }, { unitOfWork, requests, limits }) => {
    const hash = tokenHash(token).toString('hex');
    await limits.take('activation-renewal', remoteAddress, hash);
    await unitOfWork.run(ofThePublic(correlationId), (tx) =>
      requests.receive(tx, { kind: 'activation-renewal', content: { hash } }),
    );
  }),
];
