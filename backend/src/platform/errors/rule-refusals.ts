import type { AnswerIssueCode, CompletionIssueCode, TermsIssueCode } from '@valorisation/rules';
import type { FieldCode } from './field-catalogue.js';

/** The rules' refusals of a contract, as codes of the catalogue. */
export const TERMS_CODES: Readonly<Record<TermsIssueCode, FieldCode>> = {
  unknown_function: 'fonction_inconnue',
  category_mismatch: 'categorie_fixee',
  unknown_category: 'categorie_obligatoire',
  unknown_leave: 'conges',
  invalid_day: 'invalide',
  seniority_in_future: 'date_future',
  seniority_too_old: 'date_trop_ancienne',
  share_out_of_range: 'quotite',
  hourly_not_allowed: 'horaire_refuse',
  fixed_days_not_allowed: 'forfait_refuse',
  fixed_days_with_hourly: 'forfait_horaire',
  invalid_amount: 'garantie',
};

/** The grid's refusals of answers to its criteria. */
export const ANSWER_CODES: Readonly<Record<AnswerIssueCode | CompletionIssueCode, FieldCode>> = {
  unknown_criterion: 'critere_inconnu',
  unknown_degree: 'degre_inconnu',
  criterion_not_concerned: 'critere_non_concerne',
  criterion_concerned: 'critere_concerne',
  training_not_claimable: 'degre_inconnu',
  degree_below_default: 'degre_inferieur',
  unanswered: 'critere_manquant',
  missing_reason: 'motif_obligatoire',
};
