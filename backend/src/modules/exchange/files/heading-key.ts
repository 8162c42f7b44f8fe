import { wordKey } from '@valorisation/rules';

/** What a heading may carry behind its words: marks of a field to fill in, or the unit. */
const EXTRA =
  /(?:[\s*:]|\((?:en )?%\)|(?:^|\s)en %|%|\(jj\/mm\/aaaa\)|\(date\)|\((?:obligatoire|facultatif|requis)\))$/;

/** The key by which a heading is among the known ones, without what it carries if need be. */
export function headingKey(heading: string, isKnown: (key: string) => boolean): string {
  let key = wordKey(heading).replace(/^[*\s]+/, '');
  while (!isKnown(key)) {
    const shorter = key.replace(EXTRA, '');
    if (shorter === key) break;
    key = shorter;
  }
  return key;
}
