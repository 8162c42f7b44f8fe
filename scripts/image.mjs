/**
 * `npm run image:try`: builds the Dockerfile, and runs each entry that docker-compose.yml and the pages of operations name, in
 * containers as the former has them: read-only, without capabilities, with its volumes alone. It needs neither a Docker engine
 * nor a registry of images (ADR 64): buildah and crun, on a base that is made here of Debian’s packages and of npm’s Node.
 */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { Refusal, runScript, step } from './lib/steps.mjs';
import { Lab } from './bench/lab.mjs';
import { makeBase } from './image/base.mjs';
import { buildah, findTools } from './image/buildah.mjs';
import { say } from './image/messages.mjs';
import { tryEntries } from './image/entries.mjs';

const IMAGE = 'localhost/valorisation:try';

await runScript(async () => {
  requireNode();
  findTools();
  await ensureInstalled();
  await ensureBuilt(['server']);
  const lab = await Lab.open();
  try {
    const { volumes } = await makeBase(lab);
    await step(say.build, () => buildah(['build', '--pull-never', '--layers', ...volumes, '--tag', IMAGE, '.']));
    if (!(await tryEntries(lab, IMAGE))) throw new Refusal(say.failed);
  } catch (error) {
    if (!lab.interrupted) throw error;
  } finally {
    await lab.close();
  }
});
