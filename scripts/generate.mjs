/**
 * `npm run generate`: writes the documents that come from the code (the API's description, the catalogues of events,
 * errors and access). With `--check` it only names those that differ.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { script } from './lib/script.mjs';
import { Refusal } from './lib/steps.mjs';

async function outdatedFiles() {
  // Imported here, because a start without node_modules must first reach the step that installs them.
  const { format, resolveConfig } = await import('prettier');
  const { code, output } = await run(process.execPath, [inRoot('backend', 'dist', 'main.docs.js')]);
  if (code !== 0) throw new Refusal(output);
  const outdated = [];
  for (const [name, content] of Object.entries(JSON.parse(output))) {
    const formatted = await format(content, { ...(await resolveConfig(inRoot(name))), filepath: name });
    if (!existsSync(inRoot(name)) || readFileSync(inRoot(name), 'utf8') !== formatted) outdated.push([name, formatted]);
  }
  return outdated;
}

await script({ parts: ['server'] }, async () => {
  const outdated = await outdatedFiles();
  const names = outdated.map(([name]) => name).join(', ');
  if (process.argv.includes('--check')) {
    if (names !== '') throw new Refusal(`À régénérer par « npm run generate » : ${names}.`);
    return;
  }
  for (const [name, content] of outdated) writeFileSync(inRoot(name), content);
  process.stdout.write(names === '' ? 'Rien n’a changé.\n' : `Écrits : ${names}.\n`);
});
