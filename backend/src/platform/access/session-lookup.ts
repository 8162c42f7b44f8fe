import type { Actor } from './actor.js';

/** The result of a session look-up: the account, and the versions that key cached answers. */
export interface LiveSession {
  readonly sessionId: number;
  readonly actor: Actor;
  /** The establishment's version, which every command of the establishment raises; 0 for staff. */
  readonly establishmentVersion: number;
  readonly gridId: number;
  readonly gridConfirmed: boolean;
  /** The latest entry of the minimum wage; 0 without one. */
  readonly minimumWageId: number;
}

/** Finds sessions for the guard. The accounts module implements it. */
export abstract class SessionLookup {
  /** The live session of a token; undefined when there is none, or when it ended or expired. */
  abstract find(token: string, correlationId: string): Promise<LiveSession | undefined>;
  /**
   * The account of an activation link's token, without using it up; undefined for any other token.
   * @throws DomainError `lien_remplace`, `lien_utilise`, `lien_expire` for a link that no longer works
   */
  abstract findActivation(token: string, correlationId: string): Promise<Actor | undefined>;
}

declare module 'fastify' {
  interface FastifyRequest {
    session?: LiveSession;
    /** The holder of the activation link that came instead of a session's token. */
    activating?: Actor;
  }
}
