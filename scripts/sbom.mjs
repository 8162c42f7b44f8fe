/** `npm run sbom`: what the product is made of, as CycloneDX and as a list of licences, under var/sbom. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureInstalled, npm } from './lib/install.mjs';
import { installedPackages } from './lib/licences.mjs';
import { say } from './lib/messages.mjs';
import { inRoot } from './lib/root.mjs';
import { Refusal, runScript } from './lib/steps.mjs';

const FOLDER = inRoot('var', 'sbom');

await runScript(async () => {
  await ensureInstalled();
  const { code, output } = await npm(['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev']);
  const start = output.indexOf('{');
  if (code !== 0 || start < 0) throw new Refusal(say.sbom.failed(output.trim()));
  const bom = JSON.parse(output.slice(start));
  // npm names the whole after its folder.
  bom.metadata.component.name = 'valorisation';
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, 'valorisation.cdx.json'), `${JSON.stringify(bom, null, 2)}\n`);
  const shipped = installedPackages().filter(({ dev }) => !dev);
  const lines = shipped.map(({ name, version, licence }) => `${name} ${version}: ${licence}\n`);
  await writeFile(join(FOLDER, 'licences.txt'), lines.join(''));
  process.stdout.write(`${say.sbom.written(bom.components.length, shipped.length)}\n`);
});
