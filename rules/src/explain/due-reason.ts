/** Explains an amount to be paid at least, in sentences for screens, documents, spreadsheets and mails (ADR 18). */
import { formatAmount, formatDay, formatMoney, formatPercent } from '../format/french.js';
import { atShare } from '../pay/amount-steps.js';
import type { DueAmount, DueSource } from '../pay/amount-due.js';
import type { Floors } from '../pay/floors.js';
import type { MinimumWage, WageTerritory } from '../pay/minimum-wage.js';
import type { DisplayedAmount } from '../pay/pay.js';
import { FULL_SHARE_HUNDREDTHS } from '../valuation/terms.js';

export interface DueFacts {
  readonly due: DueAmount;
  /** The floors to compare with: those of the grid in force, today. */
  readonly floors: Floors;
  /** True when the row is paid by the training hour, even if a guarantee makes its amount monthly. */
  readonly hourly: boolean;
  readonly shareHundredths: number;
  /** True for the person's only active monthly function. */
  readonly alone: boolean;
  /** True for an archived row. Its amount is the stored one and is not compared with any floor. */
  readonly archived?: boolean;
  /** True when the text is for the person and not for the employer. */
  readonly toPerson?: boolean;
}

export interface DueReason {
  readonly reason: string;
  /**
   * The minimum wage that the amount was compared with, or why there is none, and values that the branch has not
   * confirmed yet.
   */
  readonly notes: readonly string[];
}

const REASONS: Readonly<Record<DueSource, string>> = {
  minimum: 'C’est le minimum conventionnel de l’emploi.',
  hourly: 'C’est le taux conventionnel de l’heure de formation.',
  majored: 'C’est la rémunération garantie à la personne, convertie en indice majoré.',
  'fixed-amount': 'Ce montant a été fixé par la branche.',
  'branch-floor': 'C’est le plancher de la branche en vigueur, plus élevé que le minimum conventionnel.',
  'minimum-wage': 'C’est le Smic, plus élevé que le minimum conventionnel.',
};

const REASONS_TO_PERSON: Partial<typeof REASONS> = {
  majored: 'C’est la rémunération qui vous est garantie, convertie en indice majoré.',
};

/** Each source in a few words, for a cell or a note. */
export const DUE_SOURCE_NAMES: Readonly<Record<DueSource, string>> = {
  minimum: 'minimum conventionnel',
  hourly: 'taux conventionnel',
  majored: 'rémunération garantie',
  'fixed-amount': 'montant fixé par la branche',
  'branch-floor': 'plancher de la branche',
  'minimum-wage': 'Smic',
};

/** True when the source is a value of today, which does not depend on the row's own grid. */
export function isOfToday(source: DueSource): boolean {
  return source === 'branch-floor' || source === 'minimum-wage';
}

const TERRITORIES: Readonly<Record<WageTerritory, string>> = { metropole: 'métropole', mayotte: 'Mayotte' };

const NO_WAGE: Readonly<Record<WageTerritory, string>> = {
  metropole: 'Aucune comparaison avec le Smic\u00a0: son montant n’est pas renseigné.',
  mayotte: 'Aucune comparaison avec le Smic\u00a0: le montant applicable à Mayotte n’est pas renseigné.',
};

export const EMPLOYER_MAY_PAY_MORE = 'L’employeur peut verser davantage.';

/** The name of a minimum wage with its day and territory: 'Smic du 01/06/2026, métropole'. */
function wageName({ from, territory }: MinimumWage): string {
  return `Smic du ${formatDay(from)}, ${TERRITORIES[territory]}`;
}

/** The source in one sentence. The sentence does not name the amounts that the source was compared with. */
export function sourceReason(source: DueSource): string {
  return REASONS[source];
}

/** Names the amount of the agreement, beside a different amount due. */
export function conventionalWords(amount: string): string {
  return `Minimum conventionnel\u00a0: ${amount}`;
}

/** Names the minimum wage that an amount was compared with, when there is nothing else to say about it. */
export function wageWords(wage: MinimumWage): readonly string[] {
  return withConfirmation(`${wageName(wage)}.`, wage);
}

function withConfirmation(sentence: string, { confirmed }: MinimumWage): readonly string[] {
  return confirmed ? [sentence] : [sentence, 'La valeur de ce Smic est à confirmer.'];
}

const atShareWords = (shareHundredths: number): string =>
  shareHundredths === FULL_SHARE_HUNDREDTHS ? '' : ` à ${formatPercent(shareHundredths)}`;

/** Compares the row's monthly amount with the minimum wage. */
function overWage({ due, shareHundredths }: DueFacts, wage: MinimumWage): readonly string[] {
  const atRow = atShare(wage.monthCents, shareHundredths);
  if (due.cents < atRow) return [];
  if (due.cents === atRow) return withConfirmation(`Ce montant est égal au ${wageName(wage)}.`, wage);
  const month = `${formatMoney(atRow)} par mois${atShareWords(shareHundredths)}`;
  return withConfirmation(`Ce montant dépasse le ${wageName(wage)}\u00a0: ${month}.`, wage);
}

function comparisonNotes(facts: DueFacts): readonly string[] {
  const { due, floors, hourly, alone, toPerson = false } = facts;
  const { wage, territory } = floors;
  if (wage === null) return [NO_WAGE[territory]];
  if (due.source === 'minimum-wage') {
    const open = 'ancienneté comprise dans l’indice\u00a0: cette règle reste à confirmer';
    return withConfirmation(`${wageName(wage)}\u00a0; ${open}.`, wage);
  }
  if (hourly) return [];
  if (alone) return overWage(facts, wage);
  const who = toPerson ? 'Vous exercez' : 'La personne exerce';
  return [`${who} plusieurs fonctions\u00a0: le Smic est comparé à leur total, et non à celle-ci seule.`];
}

function reasonOf({ due: { source }, toPerson = false }: DueFacts): string {
  return (toPerson ? REASONS_TO_PERSON[source] : undefined) ?? sourceReason(source);
}

export function dueReason(facts: DueFacts): DueReason {
  const { due, archived = false } = facts;
  const reason = reasonOf(facts);
  if (archived) {
    const stored = 'le montant est celui du dernier calcul, sans comparaison avec le Smic du jour';
    return { reason, notes: [`Valorisation archivée\u00a0: ${stored}.`] };
  }
  const isFloor = due.source === 'minimum-wage' || due.source === 'branch-floor';
  const perHour = 'Équivalent par heure de formation, congés payés à vérifier.';
  return { reason, notes: [...comparisonNotes(facts), ...(isFloor && due.unit === 'hour' ? [perHour] : [])] };
}

/** The reason on a screen and on paper. The lines of the calculation below it name the minimum wage and its day. */
export interface DueSentence {
  /** One or two sentences: the source, and how far the amount is above the minimum wage. */
  readonly reason: string;
  /** What the amount was not compared with, or what the branch has yet to confirm about it. */
  readonly note: string | null;
}

/** The source, with the amount of the agreement where another amount is due. */
function namedSource(facts: DueFacts, conventional: DisplayedAmount): string {
  const { due } = facts;
  const source = reasonOf(facts);
  if (conventional.unit === due.unit && conventional.cents === due.cents) return source;
  const amount = formatAmount(conventional);
  return isOfToday(due.source)
    ? `${source.slice(0, -1)} de ${amount}.`
    : `${source} Le minimum conventionnel est de ${amount}.`;
}

/** How far the amount is above the minimum wage, as the rest of a sentence about it; null when it is not compared or not above. */
function aboveWage({ due, floors: { wage }, hourly, shareHundredths, alone }: DueFacts): string | null {
  if (wage === null || hourly || !alone || due.source === 'minimum-wage') return null;
  const over = due.cents - atShare(wage.monthCents, shareHundredths);
  if (over < 0) return null;
  const share = atShareWords(shareHundredths);
  if (over === 0) return `est égal au Smic${share}`;
  const by = `de ${formatMoney(over)}`;
  // The percentage stands last, because "à 80 % de 24,99 €" would read as a part of the euros.
  return `dépasse ${share === '' ? `le Smic ${by}` : `${by} le Smic${share}`}`;
}

/**
 * That a value of the minimum wage is unconfirmed is said once at the end of a page, and not here.
 * @param conventional the amount of the agreement
 * @param isBrief true beside a form: without the notes, and without that more may be paid, which the result says
 */
export function dueSentence(facts: DueFacts, conventional: DisplayedAmount, isBrief = false): DueSentence {
  const { floors, archived = false } = facts;
  const source = namedSource(facts, conventional);
  const above = archived ? null : aboveWage(facts);
  if (isBrief && floors.wage !== null) {
    if (above === null) return { reason: source, note: null };
    const isMinimum = facts.due.source === 'minimum';
    const reason = isMinimum ? `${source.slice(0, -1)}\u00a0; il ${above}.` : `${source} Ce montant ${above}.`;
    return { reason, note: null };
  }
  if (above !== null)
    return { reason: `${source} Ce montant ${above}\u00a0; l’employeur peut verser davantage.`, note: null };
  const wage = floors.wage && { ...floors.wage, confirmed: true };
  const { notes } = dueReason({ ...facts, floors: { ...floors, wage } });
  const more = archived ? '' : ` ${EMPLOYER_MAY_PAY_MORE}`;
  return { reason: `${source}${more}`, note: notes.length === 0 ? null : notes.join(' ') };
}

/** The unit below the amount: 'brut par mois, à 80 %'. An hourly row has no share in it. */
export function dueUnitWords(unit: DisplayedAmount['unit'], hourly: boolean, shareHundredths: number): string {
  if (unit === 'hour') return 'brut par heure de formation';
  const isFull = hourly || shareHundredths === FULL_SHARE_HUNDREDTHS;
  return isFull ? 'brut par mois' : `brut par mois, à ${formatPercent(shareHundredths)}`;
}
