import { JOB_SHEET_SECTIONS, LONGEST_SECTION, richTextLength, type JobSheetSection } from '@valorisation/rules';
import { z } from 'zod';
import { refuseFields, type FieldRefusal } from '../../../platform/errors/domain-error.js';
import { cleanRichText } from '../../../platform/http/rich-text.js';
import type { SheetTexts } from '../domain/profile.aggregate.js';
import type { ChangeProfileRequest } from './valuation-life.request.js';

/** Tags weigh too: a text that is nearly all markup would take long to clean, and fill hundreds of pages. */
const LONGEST_MARKUP = 6 * LONGEST_SECTION;

const html = z.string().optional();
const sections = z.object({ missions: html, activities: html, relations: html, competences: html });

/** From the wire to a change of the profile; the sheet's rich texts are cleaned here, at the door. */
export function toProfileChange({ profile_name, profile_data }: ChangeProfileRequest): {
  name?: string;
  sheet?: SheetTexts;
} {
  return {
    ...(profile_name === undefined ? {} : { name: profile_name }),
    ...(profile_data === undefined ? {} : { sheet: toSheet(profile_data) }),
  };
}

/** A section that is not named goes back to its prefill. @throws 422 naming each section that is too long. */
function toSheet(data: string | Record<string, string>): SheetTexts {
  const parsed = sections.safeParse(typeof data === 'string' ? parseJson(data) : data);
  if (!parsed.success) throw refuseFields({ profile_data: { code: 'invalide' } });
  const texts: Partial<Record<JobSheetSection, string>> = {};
  const refused: Record<string, FieldRefusal> = {};
  for (const name of JOB_SHEET_SECTIONS) {
    const given = parsed.data[name];
    if (given === undefined) continue;
    const text = given.length > LONGEST_MARKUP ? null : cleanRichText(given);
    if (text === null || richTextLength(text) > LONGEST_SECTION) {
      refused[`profile_data.${name}`] = { code: 'section_trop_longue' };
    } else texts[name] = text;
  }
  if (Object.keys(refused).length > 0) throw refuseFields(refused);
  return texts;
}

function parseJson(text: string): unknown {
  try {
    // Signs that cannot be stored fall away with the markup that is not ours.
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
