/**
 * GET /v1/valor/list/all as the dashboard asks it (`leger=1`, about the size of the plain rows) beside a plain server that
 * answers the same statements. Measured twice: with a change of the establishment before each read, and without changes.
 */
import { Refusal, step } from '../lib/steps.mjs';
import { loadDataset, PROFILES_PER_ESTABLISHMENT, tokenOf, VALUATIONS_PER_PROFILE } from './dataset.mjs';
import { compared, inTurn } from './figures.mjs';
import { bearer, each, fire } from './http.mjs';

const POOL = { DATABASE_POOL_SIZE: '10' };
const FIRST_READ_LATENCY_LIMIT = 1.5;
const REPEATED_READ_RATE_LIMIT = 5;
const ON_PAGE = 20;

export async function list(lab, { establishments, rounds, reads, seconds }) {
  const url = await lab.database({ demo: false });
  const client = await lab.connect(url);
  const profiles = establishments * PROFILES_PER_ESTABLISHMENT;
  const rows = profiles * VALUATIONS_PER_PROFILE;
  await step(`Chargement de ${profiles} profils et ${rows} valorisations`, () => loadDataset(client, establishments));
  const { origin } = await lab.product(url, { worker: false, variables: POOL });
  const bare = await lab.bareServer({ DATABASE_URL: url, ...POOL });

  let last = 0;
  const next = () => (last = (last % establishments) + 1);
  const side = (server, requestOf) => async () => {
    const ids = Array.from({ length: reads }, next);
    await client.query('update establishment set version = version + 1 where id = any($1::integer[])', [ids]);
    let turn = 0;
    const first = await fire(server, { amount: reads, requests: each(() => requestOf(ids[turn++ % reads])) });
    return { first, repeated: await fire(server, { duration: seconds, requests: [requestOf(ids[0])] }) };
  };
  const ofProduct = (id) => ({ path: '/v1/valor/list/all?leger=1', headers: bearer(tokenOf(id)) });
  const ofBare = (id) => ({ path: `/list/${id}` });
  const sides = { product: side(origin, ofProduct), reference: side(bare, ofBare) };

  const { payload } = await answerOf(origin, ofProduct(1));
  refuseOther('produit', payload.total, payload.data.length, payload.data.flatMap(({ valors }) => valors).length);
  const { data, total } = await answerOf(bare, ofBare(1));
  refuseOther('nu', total, new Set(data.map(({ pageName }) => pageName)).size, data.length);
  await inTurn('Mise en température', 1, sides);
  const given = await inTurn('Lectures de la liste', rounds, sides);
  const figure = (label, unit, of, limit) => compared(label, unit, given, { of, ...limit });
  return [
    figure('Première lecture : latence médiane', ' ms', ({ first }) => first.latency, {
      most: FIRST_READ_LATENCY_LIMIT,
    }),
    figure('Lecture répétée : débit', ' /s', ({ repeated }) => repeated.rate, { least: REPEATED_READ_RATE_LIMIT }),
    figure('Première lecture : débit', ' /s', ({ first }) => first.rate),
    figure('Lecture répétée : latence médiane', ' ms', ({ repeated }) => repeated.latency),
  ];
}

const answerOf = async (server, { path, headers }) => (await fetch(`${server}${path}`, { headers })).json();

/** A server that answers less would be faster without being better. */
function refuseOther(name, total, profiles, valuations) {
  const isWhole = total === PROFILES_PER_ESTABLISHMENT && profiles === ON_PAGE;
  if (!isWhole || valuations !== ON_PAGE * VALUATIONS_PER_PROFILE) {
    throw new Refusal(`Le serveur « ${name} » ne répond pas la page attendue.`);
  }
}
