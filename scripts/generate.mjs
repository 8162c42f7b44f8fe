/**
 * `npm run generate`: writes the documents that come from the code (the API's description, the catalogues of events,
 * errors and access). With `--check` it only names those that differ.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { say } from './lib/messages.mjs';
import { requireNode } from './lib/node-version.mjs';
import { inRoot } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { Refusal, runScript } from './lib/steps.mjs';

async function formatted(name, content) {
  // Read here and not above: a start without node_modules must reach its installation first.
  const { format, resolveConfig } = await import('prettier');
  return format(content, { ...(await resolveConfig(inRoot(name))), filepath: name });
}

/** @returns {Promise<[name: string, content: string][]>} */
async function generatedFiles() {
  const { code, output } = await run(process.execPath, [inRoot('backend', 'dist', 'main.docs.js')]);
  if (code !== 0) throw new Refusal(output);
  const documents = Object.entries(JSON.parse(output));
  return Promise.all(documents.map(async ([name, content]) => [name, await formatted(name, content)]));
}

function current(name) {
  try {
    return readFileSync(inRoot(name), 'utf8');
  } catch {
    return undefined;
  }
}

await runScript(async () => {
  requireNode();
  const checking = process.argv.includes('--check');
  if (!checking) await ensureInstalled();
  await ensureBuilt(['server']);
  const outdated = (await generatedFiles()).filter(([name, content]) => current(name) !== content);
  const names = outdated.map(([name]) => name);
  if (checking) {
    if (names.length > 0) throw new Refusal(say.generate.outdated(names));
    return;
  }
  for (const [name, content] of outdated) {
    mkdirSync(dirname(inRoot(name)), { recursive: true });
    writeFileSync(inRoot(name), content);
  }
  process.stdout.write(`${say.generate.written(names)}\n`);
});
