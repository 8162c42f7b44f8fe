import { withoutTrailing } from '@valorisation/rules';

/** Signs of one name kept: longer ones do not fit every file system. */
const LONGEST = 60;

/**
 * A name as part of a file name: spaces become underscores; what a file system refuses goes, and what hides or turns the
 * letters around it.
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
