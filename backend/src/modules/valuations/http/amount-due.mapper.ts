/** "À verser au moins" in the specification's form: of a row, and of a person over the rows that the viewer sees. */
import { fromHundredths, type DueAmount, type DueSource } from '@valorisation/rules';
import type { z } from 'zod';
import { dueAfterUpdate, dueOfPerson, dueOfRow, isAloneRow } from '../queries/amount-due.js';
import type { ProfileView, ValuationSetting } from '../queries/valuation.query.js';
import type { ValuationRow } from '../queries/valuation.view.js';
import type { DUE_SOURCES, profileResponse, valuationRowResponse } from './valuation.response.js';

type RowFields = Pick<
  z.infer<typeof valuationRowResponse>,
  | 'valor_a_verser'
  | 'valor_a_verser_unit'
  | 'valor_a_verser_source'
  | 'valor_a_verser_maj'
  | 'valor_seule'
  | 'valor_partiel'
>;
type ProfileFields = Pick<
  z.infer<typeof profileResponse>,
  'profile_a_verser' | 'profile_complement_smic' | 'profile_horaires' | 'profile_a_calculer' | 'profile_partiel'
>;

const SOURCES: Readonly<Record<DueSource, (typeof DUE_SOURCES)[number]>> = {
  minimum: 'minimum',
  hourly: 'taux_horaire',
  majored: 'indice_majore',
  'fixed-amount': 'montant_fixe',
  'branch-floor': 'plancher',
  'minimum-wage': 'smic',
};

/** An amount due on the wire, in EUR per month or per training hour. */
export function toDueFields({ cents, unit, source }: DueAmount): {
  valor_a_verser: number;
  valor_a_verser_unit: 'mois' | 'heure';
  valor_a_verser_source: (typeof DUE_SOURCES)[number];
} {
  return {
    valor_a_verser: fromHundredths(cents),
    valor_a_verser_unit: unit === 'hour' ? 'heure' : 'mois',
    valor_a_verser_source: SOURCES[source],
  };
}

export function toRowDue(row: ValuationRow, setting: ValuationSetting): RowFields {
  const due = dueOfRow(row, setting);
  const updated = dueAfterUpdate(row, setting);
  return {
    ...(due === null
      ? { valor_a_verser: null, valor_a_verser_unit: row.hourly ? 'heure' : 'mois', valor_a_verser_source: null }
      : toDueFields(due)),
    valor_a_verser_maj: updated === null ? null : fromHundredths(updated.cents),
    valor_seule: isAloneRow(row),
    valor_partiel: row.hidesRows,
  };
}

export function toProfileDue({ everyRow, hidesRows }: ProfileView, setting: ValuationSetting): ProfileFields {
  const { cents, complementCents, hourlyRows, uncomputedRows } = dueOfPerson(everyRow, setting);
  return {
    profile_a_verser: fromHundredths(cents ?? 0),
    profile_complement_smic: fromHundredths(complementCents),
    profile_horaires: hourlyRows,
    profile_a_calculer: uncomputedRows,
    profile_partiel: hidesRows,
  };
}
