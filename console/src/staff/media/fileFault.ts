/** Why a file cannot be sent, by its name and size. Pure. */
import {
  DOCUMENT_TYPES,
  LARGEST_GRID_FILE,
  LARGEST_MEDIA,
  PICTURE_ENDINGS,
  type StaffMedia,
} from '@valorisation/contract';
import { staffGridDraft, staffMedia } from '../../i18n/fr';

const { faults: words } = staffMedia;

const ENDINGS: Readonly<Record<StaffMedia['kind'], readonly string[]>> = {
  picture: PICTURE_ENDINGS,
  document: Object.keys(DOCUMENT_TYPES),
};

/** The types of files that the browser's file dialog offers. */
export function acceptedFiles(kind?: StaffMedia['kind']): string {
  const endings = kind === undefined ? [...ENDINGS.picture, ...ENDINGS.document] : ENDINGS[kind];
  return endings.map((ending) => `.${ending}`).join(',');
}

/** @param asked the only accepted kind; the server reads the real type from the bytes */
export function fileFault({ name, size }: Pick<File, 'name' | 'size'>, asked?: StaffMedia['kind']): string | null {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  const named = (['picture', 'document'] as const).find((kind) => ENDINGS[kind].includes(ending));
  if (asked !== undefined && named !== undefined && named !== asked) return words.otherKind[asked];
  return size > LARGEST_MEDIA[named ?? 'document'] ? words.tooLarge : null;
}

/** Checks a file for a draft of the grid. */
export function gridFileFault({ size }: Pick<File, 'size'>, kind: keyof typeof LARGEST_GRID_FILE): string | null {
  return size > LARGEST_GRID_FILE[kind] ? staffGridDraft.files.tooLarge[kind] : null;
}
