/** What people do with the containers that run: what needs a place to write, a program of its own, or a mounted file. */
import { PASSWORD, signIn } from '../lib/caller.mjs';
import { LEAKED } from './servers.mjs';

const MAIN = 'direction@demo.example';
/** One point. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const OF_ESTABLISHMENT = `
  select id from valuation where calculated_on is not null
     and establishment_id = (select establishment_id from account where email = $1) order by id limit 1`;

/** The mail of an operator’s command, from the outbox by the queue in Redis to the mail server. */
export async function mailOf(worker, { mails }, address) {
  const subject = await worker.until(async () => {
    const answer = await fetch(new URL('/api/mails', mails.pageUrl));
    return (await answer.json()).find(({ to }) => to.includes(address))?.subject;
  });
  return { said: subject ?? 'sans réponse', held: subject !== undefined };
}

/** @returns {Promise<Record<string, () => Promise<{ said: string, held: boolean }>>>} */
export async function actsOf({ port, first }) {
  const url = `http://127.0.0.1:${port}`;
  const [main, staff] = [await signIn(url), await signIn(url, 'staff')];
  const upload = (bytes, type, name) => {
    const body = new FormData();
    body.append('file', new Blob([bytes], { type }), name);
    return staff.post('/admin/media', body);
  };
  let printed;
  return {
    'api : une image envoyée (main.media.js)': async () => {
      const { status } = await upload(Buffer.from(PICTURE, 'base64'), 'image/png', 'point.png');
      return { said: String(status), held: status === 201 };
    },
    'worker : un PDF, par Chromium': async () => {
      const { rows } = await first.client.query(OF_ESTABLISHMENT, [MAIN]);
      const { status, body } = await main.get(`/v1/valor/download/${rows[0].id}`);
      printed = body;
      const isDocument = Buffer.isBuffer(body) && body.subarray(0, 5).toString() === '%PDF-';
      return { said: `${status}, ${body.byteLength} o`, held: status === 200 && isDocument };
    },
    'api : ce PDF envoyé, et sa première page (main.first-page.js)': async () => {
      const { status, body } = await upload(printed, 'application/pdf', 'conclusion.pdf');
      return { said: `${status}, ${body.thumbnail}`, held: status === 201 && typeof body.thumbnail === 'string' };
    },
    'api : un tableur (main.sheets.js)': async () => {
      const { status, body } = await main.get('/v1/valor/coherence/export');
      return { said: `${status}, ${body.byteLength} o`, held: status === 200 };
    },
    'api : un mot de passe de la liste montée est refusé': async () => {
      const change = { user_password: PASSWORD, user_new_password: LEAKED };
      const { status } = await main.post('/v1/user/update/pass', change);
      return { said: String(status), held: status === 422 };
    },
  };
}
