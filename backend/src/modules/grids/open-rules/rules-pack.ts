/** A published version as a self-contained file: its data, their schema, their fingerprint and the cases (ADR 48). */
import { type NewGridCase, documentFingerprint } from '../domain/grid-case.js';
import { MODEL_NAMES as names } from './model-parts.js';
import type { GridDocument } from '@valorisation/rules';
import type { GridVersion } from '../domain/grid-version.js';
import { documentSchema } from './document-schema.js';

interface SampleCase {
  readonly titre: string;
  /** The inputs under the names of the Publicodes model. */
  readonly situation: Readonly<Record<string, number | string>>;
  /** Hundredths of a point, cents. */
  readonly attendu: Readonly<Record<string, number>>;
}

export function toSampleCase({ title, situation, expected }: NewGridCase): SampleCase {
  const { functionId, categoryLevel, degrees, leaveWeeks, seniorityYears, shareHundredths } = situation;
  const yes = (name: string, is: boolean) => (is ? { [name]: 'oui' } : {});
  return {
    titre: title,
    situation: {
      [names.function]: functionId,
      [names.chosenLevel]: categoryLevel,
      ...Object.fromEntries(Object.entries(degrees).map(([id, degree]) => [names.degree(Number(id)), degree ?? 0])),
      [names.leaveWeeks]: leaveWeeks,
      [names.seniority]: seniorityYears,
      [names.share]: shareHundredths,
      ...yes(names.hourly, situation.hourly),
      ...yes(names.fixedDays, situation.fixedDays),
      ...(situation.guaranteedCents !== null && {
        [names.guaranteed]: situation.guaranteedCents,
        [names.guaranteedShare]: shareHundredths,
      }),
    },
    attendu: { [names.index]: expected.indexHundredths, [names.displayed]: expected.amount.cents },
  };
}

export const PACK_FORMAT = 'grille-idcc-7520';
export const PACK_VERSION = 1;

interface PackHead {
  readonly format: typeof PACK_FORMAT;
  readonly version: typeof PACK_VERSION;
  readonly grille: {
    readonly id: number;
    readonly effet: string;
    readonly statut: string;
    readonly confirmee: boolean;
  };
}

interface RulesPack extends PackHead {
  /** JSON Schema of `donnees`. */
  readonly schema: unknown;
  readonly donnees: GridDocument;
  readonly empreinte: { readonly algorithme: 'SHA-256'; readonly de: string; readonly valeur: string };
  readonly cas: readonly SampleCase[];
}

export function packHead({
  id,
  effectiveOn,
  status,
  confirmed,
}: Pick<GridVersion, 'id' | 'effectiveOn' | 'status' | 'confirmed'>): PackHead {
  return {
    format: PACK_FORMAT,
    version: PACK_VERSION,
    grille: { id, effet: effectiveOn, statut: status, confirmee: confirmed },
  };
}

/** @param cases the signed cases of the version */
export function rulesPack(published: GridVersion, cases: readonly NewGridCase[]): RulesPack {
  const { document } = published;
  return {
    ...packHead(published),
    schema: documentSchema,
    donnees: document,
    empreinte: {
      algorithme: 'SHA-256',
      de: 'donnees, en JSON sans espaces, clés dans l’ordre de leurs unités UTF-16 (RFC 8785)',
      valeur: documentFingerprint(document),
    },
    cas: cases.map(toSampleCase),
  };
}
