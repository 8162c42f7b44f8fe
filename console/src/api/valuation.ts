/** Valuations and profiles as the console knows them, and the only translation from and to their wire names. */
import {
  parseHistory,
  readStoredValorData,
  toHundredths,
  type Answers,
  type CategoryLevel,
  type Day,
  type DisplayedAmount,
  type DueSource,
  type HistoryEntry,
  type ValuationStatus,
} from '@valorisation/rules';
import type { Profile as WireProfile, TraceStep, ValuationDetail, ValuationRow as WireRow } from './contract';

export type { TraceStep } from './contract';

/** "À verser au moins", and which of the compared amounts it is. */
export interface Due extends DisplayedAmount {
  readonly source: DueSource;
}

/** A valuation inside a list. Points and shares are integers of hundredths, money integer cents. */
export interface ValuationRow {
  readonly id: number;
  readonly version: number;
  readonly profileId: number;
  readonly profileName: string;
  readonly gridId: number;
  /** From which that grid is or was in force. */
  readonly gridDay: Day | null;
  readonly status: ValuationStatus;
  /** False: limited to main accounts and its author. */
  readonly visible: boolean;
  readonly categoryLevel: CategoryLevel | null;
  readonly shareHundredths: number;
  /** 0 = "autre fonction". */
  readonly functionId: number;
  /** The grid's title, or the free text of an "autre fonction". */
  readonly functionTitle: string;
  readonly otherFunction: string;
  readonly familyId: number | null;
  readonly seniorityDay: Day | null;
  readonly leaveWeeks: number;
  readonly hourly: boolean;
  readonly guaranteedMonthCents: number | null;
  readonly fixedDays: boolean;
  /** Fixed by the employer body in place of the computed amount; normally null. */
  readonly fixedAmountCents: number | null;
  readonly indexHundredths: number | null;
  readonly majoredIndexHundredths: number | null;
  /** Month at the share. */
  readonly minimumCents: number | null;
  readonly hourlyCents: number | null;
  readonly remunerationValueCents: number | null;
  /** The displayed minimum; null while incomplete. */
  readonly displayed: DisplayedAmount | null;
  /** What is to be paid at least; null while incomplete. */
  readonly due: Due | null;
  /** The same once the row is brought to the grid in force; null where it needs none, or it cannot be computed. */
  readonly dueAfterUpdate: DisplayedAmount | null;
  /** The person's only active monthly function: the minimum wage is compared in the row itself. */
  readonly alone: boolean;
  /** Other functions of the person are limited to others: what is due looks at the visible ones only. */
  readonly hidesOthers: boolean;
  readonly underMinimum: boolean;
  readonly nextAnniversary: Day | null;
  readonly isBirthday: boolean;
  readonly calculatedOn: Day | null;
  /** Version of the rules' code that computed the amount. */
  readonly rulesVersion: number | null;
  readonly history: readonly HistoryEntry[];
  readonly createdAt: string;
  readonly updatedAt: string;
  /** True when the signed-in person created it. */
  readonly own: boolean;
}

/** A single valuation, with its answers and the trace of its stored amount (null while incomplete). */
export interface Valuation extends ValuationRow {
  readonly answers: Answers;
  readonly trace: readonly TraceStep[] | null;
}

export interface Profile {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly hasJobSheet: boolean;
  /** Sum of the monthly minima of its active, computed rows. */
  readonly minimumCents: number;
  /** Sum of the displayed monthly amounts of the same rows: guaranteed pay counts here. */
  readonly displayedMonthCents: number;
  readonly shareHundredths: number;
  readonly activeFunctions: number;
  readonly categoryLevel: CategoryLevel | null;
  /** What is to be paid at least for the person by the month, the complement included; 0 when nothing is computed. */
  readonly dueCents: number;
  /** "Complément Smic": what lacks to the minimum wage over the sum of the shares. */
  readonly complementCents: number;
  /** Active functions that the total leaves out: paid by the hour, and monthly ones still to be computed. */
  readonly hourlyFunctions: number;
  readonly uncomputedFunctions: number;
  /** Some functions are limited to others: totals are those of the visible ones. */
  readonly hidesRows: boolean;
  readonly underMinimum: boolean;
  readonly isBirthday: boolean;
  readonly valuations: readonly ValuationRow[];
}

function hundredthsOf(value: number | null): number | null {
  return value === null ? null : toHundredths(value);
}

function displayedOf(wire: WireRow): DisplayedAmount | null {
  const cents = hundredthsOf(wire.valor_affiche);
  return cents === null ? null : { cents, unit: wire.valor_affiche_unite === 'heure' ? 'hour' : 'month' };
}

const DUE_SOURCES: Readonly<Record<NonNullable<WireRow['valor_a_verser_source']>, DueSource>> = {
  minimum: 'minimum',
  taux_horaire: 'hourly',
  indice_majore: 'majored',
  montant_fixe: 'fixed-amount',
  plancher: 'branch-floor',
  smic: 'minimum-wage',
};

type WireDue = Pick<WireRow, 'valor_a_verser_unit' | 'valor_a_verser' | 'valor_a_verser_source'>;
type Known<Wire> = { readonly [Field in keyof Wire]: NonNullable<Wire[Field]> };

export function dueOf({ valor_a_verser, valor_a_verser_source, valor_a_verser_unit }: WireDue): Due | null {
  if (valor_a_verser === null || valor_a_verser_source === null) return null;
  return knownDueOf({ valor_a_verser, valor_a_verser_source, valor_a_verser_unit });
}

/** Of an answer that always has it. */
export function knownDueOf({ valor_a_verser, valor_a_verser_source, valor_a_verser_unit }: Known<WireDue>): Due {
  return {
    cents: toHundredths(valor_a_verser) ?? 0,
    unit: valor_a_verser_unit === 'heure' ? 'hour' : 'month',
    source: DUE_SOURCES[valor_a_verser_source],
  };
}

function dueAfterUpdateOf(wire: WireRow): DisplayedAmount | null {
  const cents = hundredthsOf(wire.valor_a_verser_maj);
  return cents === null ? null : { cents, unit: wire.valor_a_verser_unit === 'heure' ? 'hour' : 'month' };
}

export function toValuationRow(wire: WireRow): ValuationRow {
  return {
    id: wire.valor_id,
    version: wire.version,
    profileId: wire.profile_id,
    profileName: wire.profile_name,
    gridId: wire.grid_id,
    gridDay: wire.grid_effective_on,
    status: wire.valor_visa as ValuationStatus,
    visible: wire.valor_visible === 1,
    categoryLevel: wire.valor_cat as CategoryLevel | null,
    shareHundredths: toHundredths(wire.valor_c0) ?? 0,
    functionId: wire.valor_c5,
    functionTitle: wire.valor_c5 === 0 ? wire.valor_other_metier : wire.metier_title,
    otherFunction: wire.valor_other_metier,
    familyId: wire.fk_metier_catenf,
    seniorityDay: wire.valor_anciennete,
    leaveWeeks: wire.valor_conges,
    hourly: wire.valor_remuneration === 1,
    guaranteedMonthCents: hundredthsOf(wire.valor_garantie),
    fixedDays: wire.valor_forfait_jours === 1,
    fixedAmountCents: hundredthsOf(wire.valor_rheo),
    indexHundredths: wire.valor_points,
    majoredIndexHundredths: hundredthsOf(wire.indice_majore),
    minimumCents: hundredthsOf(wire.valor_minima),
    hourlyCents: hundredthsOf(wire.valor_taux_horaire),
    remunerationValueCents: hundredthsOf(wire.valor_remuneration_value),
    displayed: displayedOf(wire),
    due: dueOf(wire),
    dueAfterUpdate: dueAfterUpdateOf(wire),
    alone: wire.valor_seule,
    hidesOthers: wire.valor_partiel,
    underMinimum: wire.sous_smic === true,
    nextAnniversary: wire.valor_birthday,
    isBirthday: wire.isBirth,
    calculatedOn: wire.valor_calcul,
    rulesVersion: wire.valor_regles,
    history: parseHistory(wire.valor_historique),
    createdAt: wire.created_at,
    updatedAt: wire.updated_at,
    own: wire.valor_own,
  };
}

export function toValuation(wire: ValuationDetail): Valuation {
  return { ...toValuationRow(wire), answers: readStoredValorData(wire.valor_data), trace: wire.trace };
}

export function toProfile(wire: WireProfile): Profile {
  return {
    id: wire.profile_id,
    version: wire.version,
    name: wire.profile_name,
    hasJobSheet: wire.profile_status === 1,
    minimumCents: toHundredths(wire.profile_minima) ?? 0,
    displayedMonthCents: toHundredths(wire.profile_remuneration_value) ?? 0,
    shareHundredths: toHundredths(wire.profile_c0) ?? 0,
    activeFunctions: wire.profile_functions,
    categoryLevel: wire.profile_category as CategoryLevel | null,
    dueCents: toHundredths(wire.profile_a_verser) ?? 0,
    complementCents: toHundredths(wire.profile_complement_smic) ?? 0,
    hourlyFunctions: wire.profile_horaires,
    uncomputedFunctions: wire.profile_a_calculer,
    hidesRows: wire.profile_partiel,
    underMinimum: wire.sous_smic,
    isBirthday: wire.isBirth,
    valuations: wire.valors.map(toValuationRow),
  };
}
