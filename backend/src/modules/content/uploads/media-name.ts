const LONGEST = 120;
const UNNAMED = 'fichier';
/**
 * Characters that no name may show: controls, direction marks, joiners, and signs with a meaning in file systems and
 * addresses.
 */
const UNSHOWN = /[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu;

/** A single dot inside a name stays. Dots at its ends, and several in a row, are removed. */
const SPACES_AND_DOTS = /\s|\.{2}|^\.|\.$/;

/** The name that people read and download: without a path, with the extension of its real type. */
export function mediaName(given: string, ending: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const base = last
    .replace(UNSHOWN, '')
    .replace(/\.[^.]*$/, '')
    .split(SPACES_AND_DOTS)
    .filter((word) => word !== '')
    .join(' ');
  // Cuts by letters, so that none is split.
  const cut = [...(base === '' ? UNNAMED : base)].slice(0, LONGEST).join('').trim();
  return `${cut}.${ending}`;
}
