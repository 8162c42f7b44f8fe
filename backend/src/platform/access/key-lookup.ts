/** The school whose key came in the place of a session's token. */
export interface KeyHolder {
  readonly keyId: number;
  readonly establishmentId: number;
}

/** Finds keys for the guard, and notes their use. The payroll module implements it. */
export abstract class KeyLookup {
  /** Undefined for a key that was revoked, and for any other text. */
  abstract find(key: string): Promise<KeyHolder | undefined>;
}

declare module 'fastify' {
  interface FastifyRequest {
    keyHolder?: KeyHolder;
  }
}
