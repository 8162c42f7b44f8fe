import type { Actor } from './actor.js';

/** What one look at a session tells: who acts, and the versions that key cached answers. */
export interface LiveSession {
  readonly sessionId: number;
  readonly actor: Actor;
  /** Bumped by every command of the establishment; 0 for staff. */
  readonly establishmentVersion: number;
  /** The grid version in force. */
  readonly gridId: number;
  readonly gridConfirmed: boolean;
  /** The latest entry of the minimum wage; 0 while there is none. */
  readonly minimumWageId: number;
}

/** Port of the guard; the accounts module answers it. */
export abstract class SessionLookup {
  /** The live session of a token, undefined when there is none, or when it ended or expired. */
  abstract find(token: string, correlationId: string): Promise<LiveSession | undefined>;
  /**
   * Whose activation link a token is, without using it up; undefined when it is no activation's.
   * @throws DomainError `lien_remplace`, `lien_utilise`, `lien_expire` of one that is dead.
   */
  abstract findActivation(token: string, correlationId: string): Promise<Actor | undefined>;
}

declare module 'fastify' {
  interface FastifyRequest {
    session?: LiveSession;
    /** Who holds the activation link that came instead of a session's token. */
    activating?: Actor;
  }
}
