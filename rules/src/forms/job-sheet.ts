/** The job sheet (fiche de poste) as a form: the sections that are written, and the longest text of each. */

/** In the order of the sheet. */
export const JOB_SHEET_SECTIONS = [
  'purpose',
  'missions',
  'activities',
  'competences',
  'relations',
  'conditions',
  'reporting',
  'resources',
] as const;

export type JobSheetSection = (typeof JOB_SHEET_SECTIONS)[number];

/** A value for each section. */
export function bySection<Value>(of: (name: JobSheetSection) => Value): Readonly<Record<JobSheetSection, Value>> {
  return {
    purpose: of('purpose'),
    missions: of('missions'),
    activities: of('activities'),
    competences: of('competences'),
    relations: of('relations'),
    conditions: of('conditions'),
    reporting: of('reporting'),
    resources: of('resources'),
  };
}

/** Visible characters in a section. They fill about three printed pages. */
export const LONGEST_SECTION = 10_000;

/** The characters that a reader sees. Tags do not count, and an entity counts as one character. */
export function richTextLength(html: string): number {
  return html.replace(/<[^<>]*>/g, '').replace(/&(?:#\d+|#x[\da-f]+|\w+);/gi, 'x').length;
}
