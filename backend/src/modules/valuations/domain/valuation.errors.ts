import type { AnswerIssueCode, RuleIssue, TermsIssueCode } from '@valorisation/rules';
import { DomainError, refuseFields, type FieldRefusal } from '../../../platform/errors/domain-error.js';
import { ANSWER_CODES, TERMS_CODES } from '../../../platform/errors/rule-refusals.js';

/** 404 of a call on several rows: names the id; nothing was changed. */
export const notFoundAmong = (id: number): DomainError =>
  new DomainError('introuvable', { subject: 'valuation', fields: { ids: { code: 'id_inconnu', params: { id } } } });
export const staleVersion = (subject: 'valuation' | 'person' | 'note' | 'amount'): DomainError =>
  new DomainError('version_perimee', { subject });
/** 409 of a call on several rows: names the id that has changed since it was read. */
export const staleVersionAmong = (id: number): DomainError =>
  new DomainError('version_perimee', { subject: 'valuation', fields: { ids: { code: 'id_modifie', params: { id } } } });
export const refusedTransition = (): DomainError => new DomainError('transition_refusee');
/** 409: another person archived it, or more than a minute ago. */
export const archivingStays = (): DomainError => new DomainError('archivage_definitif');
/** 409: the row already has the asked state. A call on several rows skips it. */
export const nothingToChange = (): DomainError => new DomainError('sans_effet');
/** 409: the amount is up to date, seniority included. */
export const seniorityApplied = (): DomainError => new DomainError('anciennete_appliquee');
export const notComputed = (): DomainError => new DomainError('classement_non_calcule');
/** 409 of a call on several rows: names the id without an amount. */
export const notComputedAmong = (id: number): DomainError =>
  new DomainError('valorisation_incomplete', { fields: { ids: { code: 'id_incomplet', params: { id } } } });

/** 422 naming each term that the rules refuse. */
export function refusedTerms(issues: readonly RuleIssue<TermsIssueCode>[]): DomainError {
  return refuseFields(Object.fromEntries(issues.map(({ field, code }) => [field, { code: TERMS_CODES[code] }])));
}

/** 422 naming each criterion that the grid refuses: `answers.<criterion id>`. */
export function refusedAnswers(issues: readonly RuleIssue<AnswerIssueCode | 'missing_reason'>[]): DomainError {
  return refuseFields(
    Object.fromEntries(issues.map(({ field, code }) => [`answers.${field}`, { code: ANSWER_CODES[code] }])),
  );
}

/** 409 naming the unanswered criteria. */
export function missingAnswers(criteria: readonly { readonly id: number; readonly title: string }[]): DomainError {
  const fields: Record<string, FieldRefusal> = {};
  for (const { id } of criteria) fields[`answers.${id}`] = { code: 'critere_manquant' };
  return new DomainError('criteres_manquants', {
    fields,
    params: { criteres: criteria.map(({ title }) => title).join(', ') },
  });
}
