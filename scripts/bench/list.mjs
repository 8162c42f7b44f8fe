/**
 * GET /v1/valor/list/all as the dashboard asks it (`leger=1`, about the size of the plain rows): once after each change of
 * an establishment, and repeatedly. Beside it: a plain server with the frozen statement, the usual code with entities, and
 * the leanest statement passed on unread, which is the limit of any server.
 */
import { inRoot } from '../lib/root.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { loadDataset, PROFILES_PER_ESTABLISHMENT, tokenOf, VALUATIONS_PER_PROFILE } from './dataset.mjs';
import { compared, inTurn } from './figures.mjs';
import { bearer, each, fire } from './http.mjs';

const POOL = { DATABASE_POOL_SIZE: '10' };
const FIRST_LATENCY = { most: 1.25 };
const FIRST_RATE = { least: 0.85 };
const RATE_BESIDE_ENTITIES = { least: 1.3 };
const REPEATED_RATE = { least: 5 };
const ON_PAGE = 20;
/** The people of large schools: of each size so many schools. */
const SIZES = [300, 3000];
const SCHOOLS = 4;

export async function list(lab, { establishments, rounds, reads, seconds }) {
  const { sides } = await listServers(lab, establishments, PROFILES_PER_ESTABLISHMENT);
  const questions = Array.from({ length: establishments }, (_, index) => ({ id: index + 1, page: 1 }));
  const given = await readings('', sides(questions, reads, seconds), rounds);
  const besides = (reference) => ({ product: given.product, reference: given[reference] });
  const rate = ({ first }) => first.rate;
  return [
    ...firstReads('Première lecture', given),
    compared('… à côté du code usuel : débit', ' /s', besides('entities'), { of: rate, ...RATE_BESIDE_ENTITIES }),
    compared('… à côté du minimum : débit', ' /s', besides('lean'), { of: rate }),
    compared('Lecture répétée : débit', ' /s', given, { of: ({ repeated }) => repeated.rate, ...REPEATED_RATE }),
    compared('Lecture répétée : latence médiane', ' ms', given, { of: ({ repeated }) => repeated.latency }),
  ];
}

/** First reads of the pages of large schools, half of which lose most of their people before. */
export async function schools(lab, { rounds, reads }) {
  const [few, many] = SIZES;
  const { client, sides } = await listServers(lab, SIZES.length * SCHOOLS, many);
  await client.query(`delete from valuation where establishment_id <= ${SCHOOLS} and (profile_id - 1) % ${many} >= ${few};
    delete from profile_totals where establishment_id <= ${SCHOOLS} and (profile_id - 1) % ${many} >= ${few};
    delete from profile where establishment_id <= ${SCHOOLS} and (id - 1) % ${many} >= ${few}`);
  await client.query('vacuum analyze');
  const figures = [];
  for (const [index, people] of SIZES.entries()) {
    // No question comes twice after a change.
    const questions = Array.from({ length: (SCHOOLS * people) / ON_PAGE }, (_, turn) => ({
      id: index * SCHOOLS + (turn % SCHOOLS) + 1,
      page: Math.floor(turn / SCHOOLS) + 1,
    }));
    const given = await readings(`, ${people} personnes`, sides(questions, Math.min(reads, questions.length)), rounds);
    figures.push(...firstReads(`${people} personnes`, given));
  }
  return figures;
}

function firstReads(label, given) {
  return [
    compared(`${label} : latence médiane`, ' ms', given, { of: ({ first }) => first.latency, ...FIRST_LATENCY }),
    compared(`${label} : débit`, ' /s', given, { of: ({ first }) => first.rate, ...FIRST_RATE }),
  ];
}

async function readings(label, sides, rounds) {
  await inTurn(`Mise en température${label}`, 1, sides);
  return inTurn(`Lectures de la liste${label}`, rounds, sides);
}

async function listServers(lab, establishments, people) {
  const url = await lab.database({ demo: false });
  const client = await lab.connect(url);
  const rows = establishments * people * VALUATIONS_PER_PROFILE;
  const load = () => loadDataset(client, establishments, { profiles: people });
  await step(`Chargement de ${establishments * people} profils et ${rows} valorisations`, load);
  const { origin } = await lab.product(url, { worker: false, variables: POOL });
  const variables = { DATABASE_URL: url, ...POOL };
  const bare = await lab.bareServer(variables);
  const { said } = await lab.process('entities', inRoot('scripts', 'bench', 'entities-server.mjs'), variables);
  const servers = {
    product: [
      origin,
      ({ id, page }) => ({ path: `/v1/valor/list/all?leger=1&page=${page}`, headers: bearer(tokenOf(id)) }),
    ],
    reference: [bare, ({ id, page }) => ({ path: `/list/${id}/${page}` })],
    lean: [bare, ({ id, page }) => ({ path: `/lean/${id}/${page}` })],
    entities: [`http://127.0.0.1:${said.port}`, ({ id, page }) => ({ path: `/list/${id}/${page}` })],
  };
  for (const [name, server] of Object.entries(servers)) await refuseOther(name, server, people);

  let turn = 0;
  const side =
    ([server, requestOf], questions, reads, seconds) =>
    async () => {
      const asked = Array.from({ length: reads }, () => questions[turn++ % questions.length]);
      const ids = [...new Set(asked.map(({ id }) => id))];
      await client.query('update establishment set version = version + 1 where id = any($1::integer[])', [ids]);
      let next = 0;
      const first = await fire(server, { amount: reads, requests: each(() => requestOf(asked[next++ % reads])) });
      if (seconds === undefined) return { first };
      return { first, repeated: await fire(server, { duration: seconds, requests: [requestOf(asked[0])] }) };
    };
  const sides = (questions, reads, seconds) =>
    Object.fromEntries(
      Object.entries(servers).map(([name, server]) => [name, side(server, questions, reads, seconds)]),
    );
  return { client, sides };
}

/** A server that answers less would be faster without being better. */
async function refuseOther(name, [server, requestOf], people) {
  const { path, headers } = requestOf({ id: 1, page: 1 });
  const answer = await (await fetch(`${server}${path}`, { headers })).json();
  const { data, total } = answer.payload ?? answer;
  const rows = data.flatMap((one) => one.valors ?? one.valuations ?? [one]).length;
  if (total !== people || rows !== ON_PAGE * VALUATIONS_PER_PROFILE)
    throw new Refusal(`Le serveur « ${name} » ne répond pas la page attendue.`);
}
