/** What people do with the containers that run: what needs a place to write, a program of its own, or a mounted file. */
import { built } from '../bench/built.mjs';
import { LEAKED } from './servers.mjs';
import { say } from './messages.mjs';

const MAIN = 'direction@demo.example';
const STAFF = 'staff@demo.example';
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
  return { said: subject ?? say.unanswered, held: subject !== undefined };
}

/** @returns {Promise<[string, () => Promise<{ said: string, held: boolean }>][]>} */
export async function actsOf({ port, first }) {
  const { DEMO_PASSWORD } = await built('install/demo/demo-data.js');
  const ask = (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init);
  const signIn = async (user_email) => {
    const answer = await ask('/v1/user/login', json({ user_email, user_password: DEMO_PASSWORD }));
    return { authorization: `Bearer ${(await answer.json()).payload.token}` };
  };
  const [main, staff] = [await signIn(MAIN), await signIn(STAFF)];
  const upload = (bytes, type, name) => {
    const body = new FormData();
    body.append('file', new Blob([bytes], { type }), name);
    return ask('/admin/media', { method: 'POST', headers: staff, body });
  };
  let printed;
  return [
    [
      say.picture,
      async () => {
        const { status } = await upload(Buffer.from(PICTURE, 'base64'), 'image/png', 'point.png');
        return { said: String(status), held: status === 201 };
      },
    ],
    [
      say.document,
      async () => {
        const { rows } = await first.client.query(OF_ESTABLISHMENT, [MAIN]);
        const answer = await ask(`/v1/valor/download/${rows[0].id}`, { headers: main });
        const bytes = Buffer.from(await answer.arrayBuffer());
        printed = bytes;
        const isDocument = bytes.subarray(0, 5).toString() === '%PDF-';
        return { said: `${answer.status}, ${bytes.byteLength} o`, held: answer.status === 200 && isDocument };
      },
    ],
    [
      say.firstPage,
      async () => {
        const answer = await upload(printed, 'application/pdf', 'conclusion.pdf');
        const { thumbnail } = await answer.json();
        return { said: `${answer.status}, ${thumbnail}`, held: answer.status === 201 && typeof thumbnail === 'string' };
      },
    ],
    [
      say.sheet,
      async () => {
        const answer = await ask('/v1/valor/coherence/export', { headers: main });
        const bytes = (await answer.arrayBuffer()).byteLength;
        return { said: `${answer.status}, ${bytes} o`, held: answer.status === 200 };
      },
    ],
    [
      say.leaked,
      async () => {
        const change = { user_password: DEMO_PASSWORD, user_new_password: LEAKED };
        const { status } = await ask('/v1/user/update/pass', json(change, main));
        return { said: String(status), held: status === 422 };
      },
    ],
  ];
}

const json = (body, headers = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
