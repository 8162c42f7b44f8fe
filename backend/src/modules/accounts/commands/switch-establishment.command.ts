import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { tokenHash } from '../../../platform/links/link-key.js';
import { enterEstablishment, UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { newToken } from '../domain/session-tokens.js';
import { PersonAccounts } from '../persistence/person-accounts.js';
import { Sessions } from '../persistence/sessions.js';
import { accountTransaction } from './link-service.js';
import type { OpenedSession } from './open-session.command.js';
import { SignInLog } from './sign-in-log.js';

/**
 * Ends the session and opens one for another account of the same person (POST v1/user/switch/{id}). The token of the
 * ended session reads nothing more anywhere. Refusal: `introuvable`, also for the account of another person.
 */
export class SwitchEstablishment extends CommandOf<
  { actor: Actor; sessionId: number; accountId: number },
  OpenedSession
>() {}

const on = handlersWith({
  unitOfWork: UnitOfWork,
  people: PersonAccounts,
  sessions: Sessions,
  log: SignInLog,
  clock: Clock,
});

export const switchEstablishmentCommands = [
  on(SwitchEstablishment, async ({ actor, sessionId, accountId }, { unitOfWork, people, sessions, log, clock }) => {
    const token = newToken();
    const signIn = await people.signInOf(actor.accountId);
    await unitOfWork.run(accountTransaction(signIn, actor.correlationId), async (tx) => {
      // A change of the password waits, then ends the session that this transaction opens.
      await people.lockSignIn(tx, signIn);
      const target = (await people.within(tx, actor.accountId)).find((one) => one.accountId === accountId);
      if (target === undefined || accountId === actor.accountId) throw notFound('account');
      const inside = await enterEstablishment(tx, target.establishmentId);
      await sessions.replace(inside, sessionId, { accountId, hash: tokenHash(token) }, clock.now());
    });
    log.switched(accountId);
    return { token, accountId };
  }),
];
