/** The establishment in figures as the console knows them. Money integer cents, shares hundredths of a percent. */
import { toHundredths, type CategoryLevel, type Day, type ValuationStatus } from '@valorisation/rules';
import type { Figures as WireFigures } from './contract';

export interface Anniversary {
  readonly valuationId: number;
  readonly profileName: string;
  readonly functionTitle: string;
  readonly status: ValuationStatus;
  readonly on: Day;
  readonly rateBefore: number;
  readonly rateAfter: number;
}

export interface CategoryFigures {
  readonly categoryLevel: CategoryLevel;
  readonly valuations: number;
  readonly underMinimum: number;
  readonly minimumCents: number;
  readonly shareHundredths: number;
}

/** Archived rows count in `byStatus` only; rows paid by the hour are in no sum. */
export interface Figures {
  readonly day: Day;
  readonly profiles: number;
  readonly profilesUnderMinimum: number;
  readonly valuations: number;
  readonly underMinimum: number;
  readonly hourly: number;
  readonly notComputed: number;
  readonly minimumCents: number;
  /** "À verser au moins" of every person by the month, and the complements in it. */
  readonly dueCents: number;
  readonly complementCents: number;
  readonly shareHundredths: number;
  readonly byStatus: readonly { readonly status: ValuationStatus; readonly valuations: number }[];
  readonly byCategory: readonly CategoryFigures[];
  /** Come and not applied yet. */
  readonly due: readonly Anniversary[];
  /** Of the next twelve months, by day. */
  readonly coming: readonly Anniversary[];
}

function toAnniversary(wire: WireFigures['anniversaires'][number]): Anniversary {
  return {
    valuationId: wire.valor_id,
    profileName: wire.profile_name,
    functionTitle: wire.metier_title,
    status: wire.valor_visa as ValuationStatus,
    on: wire.date,
    rateBefore: wire.taux_avant,
    rateAfter: wire.taux_apres,
  };
}

export function toFigures(wire: WireFigures): Figures {
  return {
    day: wire.jour,
    profiles: wire.profiles,
    profilesUnderMinimum: wire.profiles_sous_smic,
    valuations: wire.valors,
    underMinimum: wire.sous_smic,
    hourly: wire.horaires,
    notComputed: wire.sans_montant,
    minimumCents: toHundredths(wire.minima) ?? 0,
    dueCents: toHundredths(wire.a_verser) ?? 0,
    complementCents: toHundredths(wire.complement_smic) ?? 0,
    shareHundredths: toHundredths(wire.quotite) ?? 0,
    byStatus: wire.statuts.map(({ valor_visa, valors }) => ({
      status: valor_visa as ValuationStatus,
      valuations: valors,
    })),
    byCategory: wire.categories.map((category) => ({
      categoryLevel: category.valor_cat as CategoryLevel,
      valuations: category.valors,
      underMinimum: category.sous_smic,
      minimumCents: toHundredths(category.minima) ?? 0,
      shareHundredths: toHundredths(category.quotite) ?? 0,
    })),
    due: wire.anniversaires.filter(({ echu }) => echu).map(toAnniversary),
    coming: wire.anniversaires.filter(({ echu }) => !echu).map(toAnniversary),
  };
}
