/**
 * `npm run image:try`: builds the Dockerfile, and runs each entry that docker-compose.yml and the pages of operations name, in
 * containers as the former has them: read-only, without capabilities, with its volumes alone. It needs neither a Docker engine
 * nor a registry of images (ADR 64): buildah and crun, on a base that is made here of Debian’s packages and of npm’s Node.
 */
import { script } from './lib/script.mjs';
import { Refusal, step } from './lib/steps.mjs';
import { Lab } from './bench/lab.mjs';
import { makeBase } from './image/base.mjs';
import { buildah, findTools } from './image/buildah.mjs';
import { tryEntries } from './image/entries.mjs';

const IMAGE = 'localhost/valorisation:try';

await script({ parts: ['server'] }, async () => {
  findTools();
  await Lab.during(async (lab) => {
    const { volumes } = await makeBase(lab);
    await step('Construction du Dockerfile par buildah', () =>
      buildah(['build', '--pull-never', '--layers', ...volumes, '--tag', IMAGE, '.']),
    );
    if (!(await tryEntries(lab, IMAGE))) throw new Refusal('L’image n’a pas fait ce qu’elle doit.');
  });
});
