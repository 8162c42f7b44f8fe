import { valuationCalls } from '@valorisation/contract';
import { errorCatalogue, type ErrorCode } from '../errors/error-catalogue.js';
import { fieldCatalogue } from '../errors/field-catalogue.js';
import type { AccessRule } from '../access/access.decorator.js';
import { isClosedInMaintenance } from '../access/maintenance.guard.js';
import type { Route } from './route-table.js';
import { fieldOfCall } from './refused-fields.interceptor.js';

const BY_RULE: Readonly<Record<AccessRule, readonly ErrorCode[]>> = {
  public: [],
  session: ['session_absente'],
  active: ['session_absente', 'compte_non_active', 'second_facteur_requis'],
  activation: ['session_absente'],
  member: ['session_absente', 'compte_non_active', 'acces_refuse'],
  main: ['session_absente', 'compte_non_active', 'acces_refuse'],
  pay: ['session_absente', 'compte_non_active', 'acces_refuse'],
  'payroll-key': ['cle_refusee'],
  'own-staff': ['session_absente', 'compte_non_active', 'acces_refuse'],
  staff: ['session_absente', 'compte_non_active', 'acces_refuse', 'second_facteur_requis'],
  admin: ['session_absente', 'compte_non_active', 'acces_refuse', 'second_facteur_requis'],
};
const OF_A_BODY: readonly ErrorCode[] = ['requete_malformee', 'corps_trop_grand', 'type_non_accepte'];
const OF_VALUES: readonly ErrorCode[] = ['donnees_invalides'];
const OF_ALL: readonly ErrorCode[] = ['erreur_interne', 'service_indisponible'];

/** The refusals of a route, in the catalogue's order. */
export function refusalsOf({ access, costly, writes, readsBody, readsValues, refusals }: Route): ErrorCode[] {
  const codes = new Set([
    ...(access === undefined ? [] : BY_RULE[access]),
    ...(readsBody ? OF_A_BODY : []),
    ...(readsValues ? OF_VALUES : []),
    ...refusals,
    ...(costly === undefined ? [] : (['trop_de_demandes'] as const)),
    ...(writes && isClosedInMaintenance(access) ? (['maintenance_en_cours'] as const) : []),
    ...OF_ALL,
  ]);
  return errorCodes.filter((code) => codes.has(code));
}

export const errorCodes = Object.keys(errorCatalogue) as ErrorCode[];

const FIELDS_EXAMPLE = { [fieldOfCall(valuationCalls.save, 'shareHundredths')]: fieldCatalogue.quotite };
const CORRELATION_ID = '5f0c6d52-3c1b-4d0a-9b1e-2f4f0a6b7c8d';

export function refusalExamples(): Record<string, object> {
  return Object.fromEntries(
    errorCodes.map((code) => {
      const { message } = errorCatalogue[code];
      const fields = code === 'donnees_invalides' ? { fields: FIELDS_EXAMPLE } : {};
      return [code, { summary: code, value: { error: { code, message, ...fields, correlation_id: CORRELATION_ID } } }];
    }),
  );
}

export function refusalResponses(codes: readonly ErrorCode[]): Record<string, object> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      String(status),
      {
        description: names.map((name) => `\`${name}\`: ${errorCatalogue[name].message}`).join('\n\n'),
        ...(RETRYABLE.has(status) ? { headers: RETRY_AFTER } : {}),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error' },
            examples: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/examples/${name}` }])),
          },
        },
      },
    ]),
  );
}

const RETRYABLE = new Set([429, 503]);
const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } };
