import { session } from './session';

/** The key of unfinished work in this tab, with the account's id in it. */
export function tabKey(kind: string, id: number | string): string {
  const current = session.get();
  return `${kind}.${'user' in current ? current.user.id : 0}.${id}`;
}
