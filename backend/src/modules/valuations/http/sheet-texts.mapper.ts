import { JOB_SHEET_SECTIONS, LONGEST_SECTION, richTextLength, type JobSheetSection } from '@valorisation/rules';
import { refuseFields, type FieldRefusal } from '../../../platform/errors/domain-error.js';
import { cleanRichText } from '../../../platform/http/rich-text.js';
import type { SheetTexts } from '../domain/profile.aggregate.js';

/** Tags weigh too: a text that is nearly all markup would take long to clean, and fill hundreds of pages. */
const LONGEST_MARKUP = 6 * LONGEST_SECTION;

/**
 * The rich texts of a job sheet, cleaned before anything else sees them; a section that is not named goes back to its
 * prefill.
 * @throws 422 naming each section that is too long.
 */
export function toSheetTexts(sections: Readonly<Record<string, string | undefined>>): SheetTexts {
  const texts: Partial<Record<JobSheetSection, string>> = {};
  const refused: Record<string, FieldRefusal> = {};
  for (const name of JOB_SHEET_SECTIONS) {
    const given = sections[name];
    if (given === undefined) continue;
    const text = given.length > LONGEST_MARKUP ? null : cleanRichText(given);
    if (text === null || richTextLength(text) > LONGEST_SECTION) {
      refused[`sheet.${name}`] = { code: 'section_trop_longue' };
    } else texts[name] = text;
  }
  if (Object.keys(refused).length > 0) throw refuseFields(refused);
  return texts;
}
