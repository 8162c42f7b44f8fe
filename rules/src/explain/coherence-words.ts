/**
 * Describes how a degree differs from the planned degree and from the degrees of similar rows. The screen and the
 * spreadsheet use the same words.
 */
import { isNotAdmitted, lacksReason } from '../coherence/coherence-filter.js';
import type { CoherenceCell, PeerDifference } from '../coherence/coherence-cell.js';
import { countedPoints, plural } from '../format/counted.js';
import { formatPoints } from '../format/french.js';

const degreeOrNone = (degree: number): string => (degree === 0 ? 'non concerné' : `degré\u00a0${degree}`);

export function heldWords({ state, isTraining, degree, pointsHundredths }: CoherenceCell): string {
  if (state === 'not-concerned') return 'Non concerné';
  if (state === 'unanswered' || degree === null) return isTraining ? 'Diplôme à renseigner' : 'À renseigner';
  if (!isTraining) return `Degré\u00a0${degree}`;
  return degree === 0 ? 'Aucune formation retenue' : countedPoints(formatPoints(pointsHundredths ?? 0));
}

/** How the degree differs from the planned degree; null when it does not differ. */
export function plannedWords({ fromPlanned, plannedDegree }: CoherenceCell): string | null {
  if (fromPlanned === null) return null;
  return `${fromPlanned === 'above' ? 'Au-dessus' : 'Au-dessous'} du degré prévu (${plannedDegree})`;
}

/** For a degree other than the planned one. Null when there is no reason and none is required. */
export function reasonWords(cell: CoherenceCell): string | null {
  if (isNotAdmitted(cell)) return 'Degré non admis';
  if (lacksReason(cell)) return 'Motif manquant';
  return cell.fromPlanned !== null && cell.hasReason ? 'Motif donné' : null;
}

function peers({ among, compared }: PeerDifference): string {
  if (among === 'family') return 'des fonctions de la famille au même degré prévu';
  return plural(
    compared - 1,
    'de l’autre valorisation de cette fonction',
    'des autres valorisations de cette fonction',
  );
}

/** How the degree differs from similar rows; null when it does not differ. */
export function peersWords({ fromPeers }: CoherenceCell): string | null {
  if (fromPeers === null) return null;
  const { usualDegree, holders, compared } = fromPeers;
  const usual =
    usualDegree === null
      ? 'aucun degré ne domine'
      : compared === 2
        ? degreeOrNone(usualDegree)
        : `${degreeOrNone(usualDegree)} pour ${holders} sur ${compared}`;
  return `Différent ${peers(fromPeers)}\u00a0: ${usual}`;
}

/** All differences in one text. Empty when there is no difference. */
export function differencesWords(cell: CoherenceCell): string {
  return [plannedWords(cell), reasonWords(cell), peersWords(cell)].filter((words) => words !== null).join('. ');
}
