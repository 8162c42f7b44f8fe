/** The costly calls with which one account floods the product, and the records that they need. */
import { randomUUID } from 'node:crypto';
import { Caller } from '../lib/caller.mjs';
import { tokenOf } from './dataset.mjs';
import { newAdmin } from './staff-dataset.mjs';

const HEAD = tokenOf(1);
const FILE = 'application/octet-stream';
const LINE_FEEDS = '\n'.repeat(4_900_000);
const REFUSED_ROWS = ['Profil;Fonction;Statut', ...Array(500).fill('Personne;Inconnue;?')].join('\n');
const CONFIRM = `/v1/valor/import/confirm?key=${randomUUID()}&digest=${'0'.repeat(64)}`;
const BOUNDARY = 'banc';
const UPLOAD = [
  `--${BOUNDARY}`,
  'content-disposition: form-data; name="file"; filename="photo.png"',
  'content-type: image/png',
  '',
  'x'.repeat(4_000_000),
  `--${BOUNDARY}--`,
  '',
].join('\r\n');

/** @returns {Promise<[name: string, call: { path: string, token: string, body?: string, type?: string }][]>} */
export async function prepareFloods(client, origin) {
  // A copy of the grid in force is announced for a later day.
  await client.query(
    `insert into grid_version (status, effective_on, confirmed, document, created_at, takes_force_at, announced_at)
     select 'scheduled', current_date + 90, true, document, now(), now() + interval '90 days', now()
       from grid_version where status = 'in_force'`,
  );
  const admin = await newAdmin(client);
  await client.query(`select setval(pg_get_serial_sequence('profile', 'id'), (select max(id) from profile))`);
  // Makes a row with a journal, because the rows of the dataset have none. The second entry of the journal is the row's
  // amount.
  const row = await new Caller(origin, HEAD).classify();
  const member = (path, file) => ({ path, token: HEAD, ...(file && { body: file, type: FILE }) });
  const staff = (path) => ({ path, token: admin });
  return [
    ['données personnelles', member('/v1/user/download')],
    ['cohérence', member('/v1/valor/coherence')],
    ['chiffres', member('/v1/valor/figures')],
    ['coûts', member('/v1/valor/costs')],
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
