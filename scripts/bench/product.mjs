/** The product with its worker and the demo's people, and the head of an establishment signed in. */
import { inRoot } from '../lib/root.mjs';
import { Refusal } from '../lib/steps.mjs';
import { localSetUp } from './built.mjs';
import { say } from './messages.mjs';

export const PERSON = { user_email: 'direction@demo.example', user_password: 'Valorise!2026' };

/** The service's state, which screens show, asks for a worker. */
export async function startProduct(lab, url) {
  const { findFreePort } = await localSetUp();
  const port = await findFreePort();
  const variables = { DATABASE_URL: url, DATA_DIR: lab.path('data'), DEMO: '0' };
  await lab.process(inRoot('backend', 'dist', 'main.api.js'), {
    ...variables,
    PORT: String(port),
    HOST: '127.0.0.1',
  });
  await lab.process(inRoot('backend', 'dist', 'main.worker.js'), variables);
  return `http://127.0.0.1:${port}`;
}

export async function signIn(origin) {
  const response = await fetch(`${origin}/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(PERSON),
  });
  if (!response.ok) throw new Refusal(say.loginRefused(response.status));
  return (await response.json()).payload.token;
}
