import { wordKey } from '@valorisation/rules';

/** Extra parts after a heading's words: a mark for required fields, or the unit. */
const EXTRA =
  /(?:[\s*:]|\((?:en )?%\)|(?:^|\s)en %|%|\(jj\/mm\/aaaa\)|\(date\)|\((?:obligatoire|facultatif|requis)\))$/;

/** The key of a heading among the known ones, if need be without its extra parts. */
export function headingKey(heading: string, isKnown: (key: string) => boolean): string {
  let key = wordKey(heading).replace(/^[*\s]+/, '');
  while (!isKnown(key)) {
    const shorter = key.replace(EXTRA, '');
    if (shorter === key) break;
    key = shorter;
  }
  return key;
}
