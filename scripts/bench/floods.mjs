/** What one account floods a neighbour with: a call of every costly kind, and the records that these calls ask for. */
import { randomUUID } from 'node:crypto';
import { Refusal } from '../lib/steps.mjs';
import { tokenOf } from './dataset.mjs';
import { say } from './messages.mjs';
import { staffSession, STAFF_TOKEN } from './staff-session.mjs';

const HEAD = tokenOf(1);
const LINE_FEEDS = Buffer.alloc(4_900_000, '\n');
const REFUSED_ROWS = Buffer.from(
  `Profil;Fonction;Statut\n${Array.from({ length: 500 }, (_, row) => `Personne ${row};Inconnue;?`).join('\n')}`,
);
const CONFIRM = `/v1/valor/import/confirm?key=${randomUUID()}&digest=${'0'.repeat(64)}`;
const BOUNDARY = 'banc';
const UPLOAD = Buffer.concat([
  Buffer.from(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="photo.png"\r\ncontent-type: image/png\r\n\r\n`,
  ),
  Buffer.alloc(4_000_000, 'x'),
  Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
]);
const JOB = {
  profile_name: 'Personne du banc',
  valor_c5: 43,
  valor_data: { 1: { c: 2 }, 2: { c: 2 }, 3: { c: 2 } },
};

/**
 * @param {{ query: (text: string, values?: unknown[]) => Promise<{ rows: any[] }> }} client as the owner
 * @param {string} origin of the product
 * @returns {Promise<readonly [name: string, call: { path: string, token: string, body?: Buffer, type?: string }][]>}
 */
export async function prepareFloods(client, origin) {
  await announceGrid(client);
  await staffSession(client, origin);
  await client.query(`select setval(pg_get_serial_sequence('profile', 'id'), (select max(id) from profile))`);
  const row = await classify(origin);
  const member = (path, body) => ({ path, token: HEAD, body });
  const staff = (path) => ({ path, token: STAFF_TOKEN });
  return [
    ['données personnelles', member('/v1/user/download')],
    ['cohérence', member('/v1/valor/coherence')],
    ['chiffres', member('/v1/valor/figures')],
    ['export', member('/v1/valor/export?format=xlsx')],
    ['export de la cohérence', member('/v1/valor/coherence/export?format=xlsx')],
    ['export d’une liste de l’équipe', staff('/admin/accounts/export')],
    ['recherche de l’équipe', staff('/admin/search?q=aubry')],
    ['modèle d’import', member('/v1/valor/import/model?format=xlsx')],
    ['aperçu d’import refusé', member('/v1/valor/import/preview', REFUSED_ROWS)],
    ['aperçu de 4,9 Mo de lignes vides', member('/v1/valor/import/preview', LINE_FEEDS)],
    ['confirmation d’import', member(CONFIRM, REFUSED_ROWS)],
    ['envoi d’un média', { ...staff('/admin/media'), body: UPLOAD, type: `multipart/form-data; boundary=${BOUNDARY}` }],
    ['recherche', member('/v1/user/articles?word=salaire')],
    ['estimation', member('/v1/estimate?valor_c5=43')],
    ['rejeu', member(`/v1/valor/${row}/history/2/replay`)],
    ['comparaison des grilles', member('/v1/grids/changes')],
    ['grille annoncée', member('/v1/valor/outlook')],
    ['effet de la grille annoncée, par ligne', member('/v1/valor/outlook/rows')],
  ];
}

/** The grid in force, announced for a later day. */
async function announceGrid(client) {
  await client.query(
    `insert into grid_version (status, effective_on, confirmed, document, created_at, takes_force_at, announced_at)
     select 'scheduled', current_date + 90, true, document, now(), now() + interval '90 days', now()
       from grid_version where status = 'in_force'`,
  );
}

/** A job with a journal, which the dataset's rows have not: its second entry is its amount. */
async function classify(origin) {
  const { valor_id } = await post(origin, '/v1/valor/-1/profil', JOB);
  await post(origin, '/v1/valor/update/valorpoints', { valor_id });
  return valor_id;
}

async function post(origin, path, body) {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${HEAD}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Refusal(say.neighbours.refused(path, response.status));
  return (await response.json()).payload;
}
