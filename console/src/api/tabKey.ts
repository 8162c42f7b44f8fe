import { session } from './session';

/** The key of unfinished work in the tab, by account. */
export function tabKey(kind: string, id: number | string): string {
  const current = session.get();
  return `${kind}.${'user' in current ? current.user.id : 0}.${id}`;
}
