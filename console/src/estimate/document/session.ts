/** True when a session is stored here. The page does not ask the server; the tool checks it later. */
import { useSyncExternalStore } from 'react';
import type { SessionState } from '../../api/session';
import { tokens } from '../../api/token';

const ANONYMOUS: SessionState = { status: 'anonymous' };
const UNKNOWN: SessionState = { status: 'unknown' };

const never = () => () => undefined;

export function useSession(): SessionState {
  return useSyncExternalStore(
    never,
    () => (tokens.read() === null ? ANONYMOUS : UNKNOWN),
    () => ANONYMOUS,
  );
}
