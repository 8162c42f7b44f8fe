import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { tokenHash } from '../../../platform/links/link-key.js';
import { enterEstablishment, UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import type { AccountState } from '../domain/account.aggregate.js';
import { wrongCredentials } from '../domain/account.errors.js';
import type { Device } from '../domain/device.js';
import { newToken } from '../domain/session-tokens.js';
import { Accounts, type Credentials } from '../persistence/accounts.js';
import { Argon2Passwords } from '../persistence/argon2-passwords.js';
import { KnownNetworks } from '../persistence/known-networks.js';
import { LoginLimits } from '../persistence/login-limits.js';
import { PersonAccounts } from '../persistence/person-accounts.js';
import { SecondSteps } from '../persistence/second-steps.js';
import { Sessions } from '../persistence/sessions.js';
import { CodeProof } from './code-proof.js';
import { accountTransaction } from './link-service.js';
import { SignInLog } from './sign-in-log.js';

/**
 * Signs in (POST v1/user/login). A person with several accounts enters the one that was used last. A pending account
 * gets a session too, limited by its visa. An account with a second step gets a challenge instead (ADR 41). Refusals:
 * `identifiants_invalides`, `trop_de_tentatives`.
 */
export class OpenSession extends CommandOf<
  { email: string; password: string; remoteAddress: string; device: Device; correlationId: string },
  OpenedSession | CodeAwaited
>() {}

/** The password was right. This token and a device's code together open a session. */
interface CodeAwaited {
  readonly challenge: string;
}

export interface OpenedSession {
  readonly token: string;
  readonly accountId: number;
}

/**
 * Signs in with the code that the account asks for after the password. Refusals: `identification_expiree`,
 * `donnees_invalides` on the code, `trop_de_tentatives`.
 */
export class OpenSessionByCode extends CommandOf<
  { challenge: string; code: string; remoteAddress: string; device: Device; correlationId: string },
  OpenedSession
>() {}

@CommandHandler(OpenSession)
export class OpenSessionHandler implements ICommandHandler<OpenSession> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly people: PersonAccounts,
    private readonly sessions: Sessions,
    private readonly passwords: Argon2Passwords,
    private readonly limits: LoginLimits,
    private readonly networks: KnownNetworks,
    private readonly steps: SecondSteps,
    private readonly log: SignInLog,
    private readonly clock: Clock,
  ) {}

  async execute(command: OpenSession): Promise<OpenedSession | CodeAwaited> {
    const { email, password, remoteAddress } = command;
    // An attempt also runs for an address without an account. The account decides which counters apply.
    const credentials = await this.accounts.findCredentials(email);
    const isKnown = await this.networks.knows(credentials?.accountId, this.networks.keyOf(remoteAddress));
    const attempt = { email, remoteAddress, origin: isKnown ? 'known' : 'stranger' } as const;
    return this.log.watch(attempt, credentials?.accountId, async () => {
      const verify = async () => this.passwords.verify(credentials?.passwordHash, password);
      if (!(await this.limits.attempt(attempt, verify)) || credentials === undefined) throw wrongCredentials();
      const opened = await this.open(credentials, command);
      if ('token' in opened) this.log.entered(opened.accountId, 'password');
      return opened;
    });
  }

  private async open(credentials: Credentials, command: OpenSession): Promise<OpenedSession | CodeAwaited> {
    const { accountId: signInId, establishmentId } = credentials;
    const { remoteAddress, device, correlationId } = command;
    const token = newToken();
    return this.unitOfWork.run(accountTransaction(credentials, correlationId), async (tx) => {
      // The password may have changed while it was being hashed.
      if (!(await this.accounts.hasStill(tx, credentials))) throw wrongCredentials();
      const now = this.clock.now();
      // Members have no second step. Only accounts without an establishment belong to the employer body.
      const account = establishmentId === null ? await this.accounts.find(tx, signInId) : undefined;
      if (account !== undefined && account.state.totpSince !== null) {
        const challenge = { accountId: signInId, accountVersion: account.loadedVersion };
        await this.steps.openChallenge(tx, challenge, tokenHash(token), now);
        return { challenge: token };
      }
      await this.networks.remember(tx, signInId, remoteAddress, now);
      const { accountId, establishmentId: place } = await this.people.lastUsed(tx, signInId);
      const inside = await enterEstablishment(tx, place);
      await this.sessions.open(inside, { accountId, hash: tokenHash(token), device }, now);
      return { token, accountId };
    });
  }
}

const isOver = (): DomainError => new DomainError('identification_expiree');

@CommandHandler(OpenSessionByCode)
export class OpenSessionByCodeHandler implements ICommandHandler<OpenSessionByCode> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly steps: SecondSteps,
    private readonly proof: CodeProof,
    private readonly sessions: Sessions,
    private readonly networks: KnownNetworks,
    private readonly log: SignInLog,
    private readonly clock: Clock,
  ) {}

  async execute(command: OpenSessionByCode): Promise<OpenedSession> {
    const { code, remoteAddress, device, correlationId } = command;
    const challenge = tokenHash(command.challenge);
    const { id: accountId, email, version } = await this.challenged(challenge, correlationId);
    const token = newToken();
    const attempt = { accountId, email, code, remoteAddress, correlationId };
    await this.proof.prove(attempt, 'all', async (tx, account, now) => {
      if (account.loadedVersion !== version || !(await this.steps.endChallenge(tx, challenge))) throw isOver();
      await this.sessions.open(tx, { accountId, hash: tokenHash(token), device }, now);
      await this.networks.remember(tx, accountId, remoteAddress, now);
    });
    this.log.entered(accountId, 'password and code');
    return { token, accountId };
  }

  /** The account as it was when its password was checked; if it has changed since, the person signs in again. */
  private async challenged(hash: Buffer, correlationId: string): Promise<AccountState> {
    const context = { establishmentId: null, scope: 'staff', actorId: null, correlationId } as const;
    return this.unitOfWork.run(context, async (tx) => {
      const found = await this.steps.findChallenge(tx, hash, this.clock.now());
      const account = found === undefined ? undefined : await this.accounts.find(tx, found.accountId);
      if (account === undefined || account.loadedVersion !== found?.accountVersion) throw isOver();
      return account.state;
    });
  }
}

/** Signs out: every process refuses the session's token at once. */
export class CloseSession extends CommandOf<{ sessionId: number }>() {}

/**
 * Ends one of the person's own sessions, the present one included. Refusal: `introuvable`, also for a session of
 * another person.
 */
export class CloseOwnSession extends CommandOf<{ accountId: number; sessionId: number }>() {}

/** Ends every session of the person, except the given one. */
export class CloseEverySession extends CommandOf<{ actor: Actor; except?: number | undefined }>() {}

const on = handlersWith({ unitOfWork: UnitOfWork, people: PersonAccounts, sessions: Sessions, clock: Clock });

export const closeSessionCommands = [
  on(CloseSession, async ({ sessionId }, { sessions, clock }) => sessions.end(sessionId, clock.now())),
  on(CloseOwnSession, async ({ accountId, sessionId }, { sessions, clock }) => {
    const ended = await sessions.endOwn(accountId, sessionId, clock.now());
    if (!ended) throw notFound('session');
  }),
  on(CloseEverySession, async ({ actor, except }, { unitOfWork, people, sessions, clock }) => {
    const signIn = await people.signInOf(actor.accountId);
    await unitOfWork.run(accountTransaction(signIn, actor.correlationId), async (tx) =>
      sessions.endAllOfPerson(tx, signIn.accountId, clock.now(), except),
    );
  }),
];
