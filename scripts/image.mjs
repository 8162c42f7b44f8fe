/**
 * `npm run image:try`: builds the Dockerfile and runs each entry that docker-compose.yml and the pages of operations name,
 * in containers with the settings of Compose: read-only, without capabilities, with their own volumes. It needs neither a
 * Docker engine nor an image registry (ADR 64): buildah and crun run on a base that is made here.
 */
import { Lab } from './bench/lab.mjs';
import { findPrograms } from './bench/program.mjs';
import { buildah, makeBase } from './image/base.mjs';
import { tryEntries } from './image/entries.mjs';
import { script } from './lib/script.mjs';
import { Refusal, step } from './lib/steps.mjs';

const IMAGE = 'localhost/valorisation:try';
const TOOLS = ['buildah', 'crun', 'debootstrap', 'redis-server', 'setpriv', 'unshare'];
const PACKAGES = ['buildah', 'debootstrap', 'crun', 'fuse-overlayfs', 'redis-server'];

await script({ parts: ['server'] }, async () => {
  findPrograms(TOOLS, PACKAGES);
  if (process.getuid() !== 0) throw new Refusal('Non exécuté : debootstrap et l’isolement par chroot demandent root.');
  await Lab.during(async (lab) => {
    const volumes = await makeBase(lab);
    await step('Construction du Dockerfile par buildah', () =>
      buildah('build', '--pull-never', '--layers', ...volumes, '--tag', IMAGE, '.'),
    );
    if (!(await tryEntries(lab, IMAGE))) throw new Refusal('L’image n’a pas fait ce qu’elle doit.');
  });
});
