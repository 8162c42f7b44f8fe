/** Names of the downloads. They may name a person, so they live in erasable rows and headers, never in a key. */
import { parisTime } from '../../../platform/clock/clock.js';
import type { BundleForm } from '../domain/print-job.js';
import { fileNamePart } from '../sheets/file-name-part.js';

export function conclusionFileName(profileName: string): string {
  return `Classement_${fileNamePart(profileName)}.pdf`;
}

export function bundleFileName(form: BundleForm, now: Date): string {
  return `Classements_${parisStamp(now)}.${extensionOf(form)}`;
}

/** The profile's name with underscores, then YYYYMMDDHHmmss in Europe/Paris. */
export function jobSheetFileName(profileName: string, now: Date): string {
  return `${fileNamePart(profileName) || 'Nouvelle profile'}_${parisStamp(now)}.pdf`;
}

/** The person's name and, if there is room, their functions. */
export function interviewFileName(profileName: string, functionTitles: readonly string[]): string {
  const parts = ['Dossier-d-entretien', profileName, ...functionTitles.slice(0, 2)]
    .map(fileNamePart)
    .filter((part) => part !== '');
  return `${parts.join('_').slice(0, LONGEST_NAME)}.pdf`;
}

/** The file name has the first day of the version, by which people file it: 2027-01-01. */
export function gridOutlookFileName(effectiveOn: string): string {
  return `Effet_de_la_grille_${effectiveOn}.pdf`;
}

export function interviewsFileName(now: Date): string {
  return `Dossiers-d-entretien_${parisStamp(now)}.pdf`;
}

export function jobSheetsFileName(form: BundleForm, now: Date): string {
  return `Fiches-de-poste_${parisStamp(now)}.${extensionOf(form)}`;
}

/** The length that file systems and mail programs accept. */
const LONGEST_NAME = 120;

function extensionOf(form: BundleForm): string {
  return form === 'zip' ? 'zip' : 'pdf';
}

function parisStamp(instant: Date): string {
  return parisTime(instant).replace(/\D/g, '');
}
