/** The job sheet (fiche de poste) as a form: the sections that are written, and the longest text of each. */

/** In the order of the sheet. */
export const JOB_SHEET_SECTIONS = ['missions', 'activities', 'relations', 'competences'] as const;

export type JobSheetSection = (typeof JOB_SHEET_SECTIONS)[number];

/** Visible characters in a section. They fill about three printed pages. */
export const LONGEST_SECTION = 10_000;

/** The characters that a reader sees. Tags do not count, and an entity counts as one character. */
export function richTextLength(html: string): number {
  return html.replace(/<[^<>]*>/g, '').replace(/&(?:#\d+|#x[\da-f]+|\w+);/gi, 'x').length;
}
