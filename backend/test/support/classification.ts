/** Classifies jobs over HTTP, as the console does. */
import { z } from 'zod';
import { payloadOf, type Answer, type ApiClient } from './api-client.js';
import { valuationDetailResponse } from './wire-schemas.js';

export type ValuationDetail = z.infer<typeof valuationDetailResponse>;

/** Functions of the shipped grid that the tests name, by metier_id. */
export const METIER = {
  other: 0,
  teacherTechnician: 3,
  teacherExecutive: 4,
  headOfStudies: 33,
  receptionist: 26,
  secretary: 27,
  secretaryAccountant: 28,
  serviceAgent: 43,
} as const;

/** Input fields in the specification's names. */
export type Input = Readonly<Record<string, unknown>>;

export const NEW_VALUATION = '/v1/valor/-1/profil';

/** Degree 2 of the three criteria that concern the service agent and the secretaries. */
export const THREE_DEGREES = { 1: { c: 2 }, 2: { c: 2 }, 3: { c: 2 } } as const;

let names = 0;

/** A name that is unique in the test's database. */
export function aProfileName(): string {
  names += 1;
  return `Personne ${names}`;
}

export async function create(client: ApiClient, input: Input = {}): Promise<ValuationDetail> {
  const body = { profile_name: aProfileName(), valor_c5: METIER.serviceAgent, ...input };
  const named = 'profile_id' in input ? { ...body, profile_name: undefined } : body;
  return payloadOf(valuationDetailResponse, await client.post(NEW_VALUATION, named), 201);
}

const found = z.looseObject({ valors: z.array(valuationDetailResponse).length(1) });

/** The valuation as it is answered now. */
export async function valuationOf(client: ApiClient, id: number): Promise<ValuationDetail> {
  const [valuation] = payloadOf(found, await client.get(`/v1/valor/${id}`)).valors;
  if (valuation === undefined) throw new Error(`No valuation ${id}`);
  return valuation;
}

export async function save(client: ApiClient, id: number, input: Input): Promise<Answer> {
  return client.post(`/v1/valor/${id}/profil`, input);
}

export async function edit(client: ApiClient, id: number, input: Input): Promise<ValuationDetail> {
  return payloadOf(valuationDetailResponse, await save(client, id, input));
}

export async function complete(client: ApiClient, id: number): Promise<ValuationDetail> {
  return payloadOf(valuationDetailResponse, await client.post('/v1/valor/update/valorpoints', { valor_id: id }));
}

/** Classifies from the first question to the amount. */
export async function classify(client: ApiClient, input: Input = {}): Promise<ValuationDetail> {
  const { valor_id } = await create(client, { valor_data: THREE_DEGREES, ...input });
  return complete(client, valor_id);
}

/** Limits a valuation to the main account and its author. */
export async function limit(main: ApiClient, id: number): Promise<ValuationDetail> {
  return payloadOf(valuationDetailResponse, await main.post(`/v1/valor/update/visibility/${id}/0`, {}));
}
