const LONGEST = 120;
const UNNAMED = 'fichier';
/** Signs that no name shows: controls, marks of direction, joiners, and what file systems and addresses read otherwise. */
const UNSHOWN = /[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu;

/** A dot within a name stays: of those at its ends, and of several, none does. */
const SPACES_AND_DOTS = /\s|\.{2}|^\.|\.$/;

/** The name that a person reads and downloads under: without a path, with the ending of what the file is. */
export function mediaName(given: string, ending: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const base = last
    .replace(UNSHOWN, '')
    .replace(/\.[^.]*$/, '')
    .split(SPACES_AND_DOTS)
    .filter((word) => word !== '')
    .join(' ');
  // By letters, so that none is cut in two.
  const cut = [...(base === '' ? UNNAMED : base)].slice(0, LONGEST).join('').trim();
  return `${cut}.${ending}`;
}
