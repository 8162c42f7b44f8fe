/** What a person enters of a valuation, and its body on the wire. */
import { fromHundredths, type AnswerChanges, type CategoryLevel, type Day } from '@valorisation/rules';

/** What a person may enter. Only the named fields are saved; the server computes everything else. */
export interface ValuationInput {
  readonly profileId?: number;
  /** Creates the profile; an existing name is refused. */
  readonly profileName?: string;
  readonly functionId?: number;
  readonly otherFunction?: string;
  readonly categoryLevel?: CategoryLevel;
  readonly shareHundredths?: number;
  readonly seniorityDay?: Day | null;
  readonly leaveWeeks?: number;
  readonly hourly?: boolean;
  readonly guaranteedMonthCents?: number | null;
  readonly fixedDays?: boolean;
  readonly answers?: AnswerChanges;
  /** Refused as stale (`version_perimee`) when someone else has saved meanwhile. */
  readonly version?: number;
}

function answersBody(changes: AnswerChanges): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(changes).map(([criterionId, change]) => [
      criterionId,
      {
        ...(change.degree !== undefined && { c: change.degree ?? 0 }),
        ...(change.notConcerned === true && { nc: true }),
        ...(change.reason !== undefined && { reason: change.reason }),
        ...(change.evidence !== undefined && { evidence: change.evidence }),
      },
    ]),
  );
}

const flag = (value: boolean) => (value ? 1 : 0);
const euros = (cents: number | null) => (cents === null ? null : fromHundredths(cents));

/** The body of a save: the named fields and no other. */
export function toWireInput(input: ValuationInput): Record<string, unknown> {
  return {
    ...(input.profileId !== undefined && { profile_id: input.profileId }),
    ...(input.profileName !== undefined && { profile_name: input.profileName }),
    ...(input.functionId !== undefined && { valor_c5: input.functionId }),
    ...(input.otherFunction !== undefined && { valor_other_metier: input.otherFunction }),
    ...(input.categoryLevel !== undefined && { valor_cat: input.categoryLevel }),
    ...(input.shareHundredths !== undefined && { valor_c0: fromHundredths(input.shareHundredths) }),
    ...(input.seniorityDay !== undefined && { valor_anciennete: input.seniorityDay }),
    ...(input.leaveWeeks !== undefined && { valor_conges: input.leaveWeeks }),
    ...(input.hourly !== undefined && { valor_remuneration: flag(input.hourly) }),
    ...(input.guaranteedMonthCents !== undefined && { valor_garantie: euros(input.guaranteedMonthCents) }),
    ...(input.fixedDays !== undefined && { valor_forfait_jours: flag(input.fixedDays) }),
    ...(input.answers !== undefined && { valor_data: answersBody(input.answers) }),
    ...(input.version !== undefined && { version: input.version }),
  };
}
