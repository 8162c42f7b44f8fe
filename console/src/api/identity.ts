/** By which staff show again who they are, before an act that binds: one of them. */
export interface IdentityProof {
  readonly password?: string;
  readonly code?: string;
}
