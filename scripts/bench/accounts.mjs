/**
 * (g) Whether the time of an answer tells that an address has an account: the same call for a known and for an unknown
 * address, in turn, with the counters of attempts emptied before each try so that none is slowed down.
 */
import { performance } from 'node:perf_hooks';
import { inRoot } from '../lib/root.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { localSetUp } from './built.mjs';
import { say } from './messages.mjs';
import { median, quantile } from './statistics.mjs';
import { decimal } from './table.mjs';

const KNOWN = 'direction@demo.example';
const WARM_UP = 20;

const unknown = (round) => `inconnue-${round}@demo.example`;
const wrongPassword = (user_email) => ({ user_email, user_password: 'Faux!2026' });
/** A SIRET whose keys hold and that has no account. */
const registration = (user_email) => ({
  siret: '77500019300018',
  company_name: 'Lycée du banc d’essai',
  user_email,
  user_firstname: 'Camille',
  user_lastname: 'Martin',
  user_address: '1 rue des Essais, 35000 Rennes',
  rgpd: true,
});

/** Each with the body for an address and the status that both kinds of address are answered with. */
const CALLS = {
  login: { path: '/v1/user/login', body: wrongPassword, status: 401 },
  forgot: { path: '/v1/user/forgot/pass', body: (user_email) => ({ user_email }), status: 200 },
  register: { path: '/v1/user/register', body: registration, status: 200 },
};

/** @param {import('./lab.mjs').Lab} lab */
export async function accounts(lab, { tries }) {
  const url = await lab.database({ demo: true });
  const client = await lab.connect(url);
  const origin = await startApi(lab, url);
  const figures = [];
  for (const [name, call] of Object.entries(CALLS)) {
    figures.push(await step(say.accounts.tries(say.accounts.names[name], tries), () => measure(name, call)));
  }
  return figures;

  async function measure(name, call) {
    const times = { known: [], unknown: [] };
    for (let round = -WARM_UP; round < tries; round += 1) {
      // In turn, and each of them first in every other round.
      for (const kind of round % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known']) {
        const time = await timed(call, kind === 'known' ? KNOWN : unknown(round));
        if (round >= 0) times[kind].push(time);
      }
    }
    return figure(name, times);
  }

  async function timed({ path, body, status }, email) {
    await client.query('delete from login_attempt');
    await client.query('delete from rate_limit');
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body(email)) };
    const started = performance.now();
    const answer = await fetch(`${origin}${path}`, init);
    await answer.arrayBuffer();
    const time = performance.now() - started;
    if (answer.status !== status) throw new Refusal(say.accounts.wrongAnswer(path, answer.status));
    return time;
  }
}

async function startApi(lab, url) {
  const { findFreePort } = await localSetUp();
  const port = await findFreePort();
  await lab.process(inRoot('backend', 'dist', 'main.api.js'), {
    DATABASE_URL: url,
    DATA_DIR: lab.path('data'),
    DEMO: '0',
    PORT: String(port),
    HOST: '127.0.0.1',
  });
  return `http://127.0.0.1:${port}`;
}

/** The middles may differ by no more than one address's own answers do among themselves. */
function figure(name, { known, unknown: other }) {
  const spread = Math.max(spreadOf(known), spreadOf(other));
  const difference = median(known) - median(other);
  return {
    label: say.accounts.label(say.accounts.names[name]),
    product: said(known),
    reference: said(other),
    ratio: `${difference < 0 ? '−' : '+'} ${decimal(Math.abs(difference), 2)} ms`,
    limit: `± ${decimal(spread, 2)} ms`,
    held: Math.abs(difference) <= spread,
  };
}

/** Between the quarter and the three quarters of the tries. */
function spreadOf(times) {
  return quantile(times, 0.75) - quantile(times, 0.25);
}

function said(times) {
  return `${decimal(median(times), 2)} ms (± ${decimal(spreadOf(times) / 2, 2)})`;
}
