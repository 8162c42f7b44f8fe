/**
 * `npm run cluster`: the production shape on this machine (ADR 63). Two API and three worker processes behind a balancer,
 * PostgreSQL behind a pooler, Redis, S3. It prints its address and stays up; with `--prove` it is hurt under load instead.
 */
import { Lab } from './bench/lab.mjs';
import { openCluster } from './cluster/cluster.mjs';
import { say } from './cluster/messages.mjs';
import { findPrograms } from './cluster/programs.mjs';
import { prove } from './cluster/prove.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { Refusal, runScript } from './lib/steps.mjs';

const PROVE = '--prove';

await runScript(async () => {
  requireNode();
  const words = process.argv.slice(2);
  const unknown = words.filter((word) => word !== PROVE && word.startsWith('-'));
  if (unknown.length > 0) throw new Refusal(say.usage);
  const programs = await findPrograms();
  await ensureInstalled();
  await ensureBuilt();
  const lab = await Lab.open();
  try {
    const cluster = await openCluster(lab, programs);
    if (words.includes(PROVE)) {
      const names = words.filter((word) => word !== PROVE);
      process.exitCode = (await prove(cluster, names)) ? 0 : 1;
    } else {
      process.stdout.write(say.up(cluster));
      await new Promise((resolve) => cluster.onEnd(resolve));
    }
  } catch (error) {
    if (!lab.interrupted) throw error;
  } finally {
    await lab.close();
  }
});
