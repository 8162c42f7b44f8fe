/** What forms check and say, the same on both sides. */
export { functionTitle, FUNCTION_TO_NAME } from './function-title.js';
export { dayMessage, readDay } from './day.js';
export { dottedMessage, isMaybeThousands } from './typed-number.js';
export { bySection, JOB_SHEET_SECTIONS, LONGEST_SECTION, richTextLength } from './job-sheet.js';
export type { JobSheetSection } from './job-sheet.js';
export {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_SPECIAL_CHARACTERS,
  passwordMessage,
  passwordMessages,
  passwordRules,
} from './password.js';
export type { PasswordIssue, PasswordRule } from './password.js';
export { nearName, samePersonKey } from './near-name.js';
export {
  isSameProfileName,
  LONGEST_PROFILE_NAME,
  profileNameIssue,
  profileNameMessage,
  profileNameMessages,
  type ProfileNameIssue,
} from './profile-name.js';
export { BEGINS_FORMULA, plainLine, plainLines, withoutHiddenFormula } from './plain-line.js';
export { REGIONS } from './regions.js';
export { DEPARTMENTS, findDepartment, type Department } from './departments.js';
export { departmentOf } from './postal-code.js';
export { normalizeSiret, SIRET_REASONS, siretIssue, siretMessage, type SiretIssue, type SiretReason } from './siret.js';
