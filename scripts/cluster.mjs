/**
 * `npm run cluster`: the production shape on this machine (ADR 63): two API and three worker processes behind a balancer,
 * PostgreSQL behind a pooler, Redis, S3. It prints its address and stays up. With `--prove` it is damaged under load.
 */
import { Lab } from './bench/lab.mjs';
import { findPrograms } from './bench/program.mjs';
import { openCluster } from './cluster/cluster.mjs';
import { prove } from './cluster/prove.mjs';
import { script } from './lib/script.mjs';
import { Refusal } from './lib/steps.mjs';

const PROVE = '--prove';

await script({}, async () => {
  const words = process.argv.slice(2);
  if (words.some((word) => word !== PROVE && word.startsWith('-'))) {
    throw new Refusal('Usage : npm run cluster [-- --prove [épreuve…]]');
  }
  const programs = findPrograms(['redis-server', 'pgbouncer', 'haproxy']);
  await Lab.during(async (lab) => {
    const cluster = await openCluster(lab, programs);
    if (words.includes(PROVE)) {
      const names = words.filter((word) => word !== PROVE);
      process.exitCode = (await prove(cluster, names)) ? 0 : 1;
    } else {
      tell(cluster);
      await new Promise((resolve) => ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, resolve)));
    }
  });
});

function tell({ url, mails, members }) {
  const lines = [
    `Le produit : ${url}`,
    `Les messages : ${mails}`,
    ...members.map(
      ({ name, pid, port }) => `${name.padEnd(9)} pid ${pid}${port === undefined ? '' : `, port ${port}`}`,
    ),
    'Comptes : direction@demo.example, autre@demo.example… (mot de passe Valorise!2026)',
    'Ctrl-C arrête tout.',
  ];
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
}
