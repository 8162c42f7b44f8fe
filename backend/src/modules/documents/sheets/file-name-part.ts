import { withoutTrailing } from '@valorisation/rules';

/** The most characters of one name that are kept, because longer names do not fit every file system. */
const LONGEST = 60;

/**
 * A name as part of a file name. Spaces become underscores. Characters that file systems refuse, and hidden or
 * direction marks, are removed.
 */
export function fileNamePart(name: string): string {
  const kept = name
    .normalize('NFC')
    .replace(/[\\/:*?"<>|]|\p{C}/gu, '')
    .trim()
    .replace(/\s+/g, '_')
    .replace(/^[._]+/, '');
  return withoutTrailing([...kept].slice(0, LONGEST).join(''), '._');
}
