import { CATEGORY_LEVELS, LONGEST_ANSWER_TEXT, parseValorData, type AnswerChanges } from '@valorisation/rules';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import type { ProfileChoice } from '../commands/valuation.command.js';
import type { ValuationChange } from '../domain/valuation.change.js';
import type { ValuationRequest } from './valuation.request.js';

/** From the wire names to a change of the domain: what the body does not name stays out. */
export function toChange(body: ValuationRequest): ValuationChange {
  const change: { -readonly [Key in keyof ValuationChange]: ValuationChange[Key] } = {};
  if (body.valor_c5 !== undefined) change.functionId = body.valor_c5;
  if (body.valor_other_metier !== undefined) change.otherFunction = body.valor_other_metier;
  if (body.valor_cat !== undefined) {
    change.categoryLevel = CATEGORY_LEVELS.find((level) => level === body.valor_cat) ?? null;
  }
  if (body.valor_c0 !== undefined) change.shareHundredths = body.valor_c0;
  if (body.valor_anciennete !== undefined) change.seniorityOn = body.valor_anciennete;
  if (body.valor_conges !== undefined) change.leaveWeeks = body.valor_conges;
  if (body.valor_remuneration !== undefined) change.hourly = body.valor_remuneration;
  if (body.valor_garantie !== undefined) change.guaranteedCents = body.valor_garantie;
  if (body.valor_forfait_jours !== undefined) change.fixedDays = body.valor_forfait_jours;
  if (body.valor_data !== undefined) change.answers = toAnswers(body.valor_data);
  return change;
}

export function toProfileChoice({ profile_id, profile_name }: ValuationRequest): ProfileChoice | null {
  if (profile_id !== undefined && profile_id > 0) return { profileId: profile_id };
  return profile_name === undefined ? null : { profileName: profile_name };
}

function toAnswers(data: string | Record<string, unknown>): AnswerChanges {
  const parsed = parseValorData(data);
  if (parsed.ok) return withinLength(parsed.changes);
  const fields = parsed.fields.length === 0 ? ['valor_data'] : parsed.fields.map((key) => `answers.${key}`);
  throw refuseFields(Object.fromEntries(fields.map((field) => [field, { code: 'invalide' as const }])));
}

/** @throws 422 naming each criterion whose reason or evidence is longer than the form lets it be. */
function withinLength(changes: AnswerChanges): AnswerChanges {
  const tooLong = Object.entries(changes).filter(([, { reason, evidence }]) =>
    [reason, evidence].some((text) => (text?.length ?? 0) > LONGEST_ANSWER_TEXT),
  );
  if (tooLong.length === 0) return changes;
  const refusal = { code: 'texte_trop_long', params: { max: LONGEST_ANSWER_TEXT } } as const;
  throw refuseFields(Object.fromEntries(tooLong.map(([id]) => [`answers.${id}`, refusal])));
}
