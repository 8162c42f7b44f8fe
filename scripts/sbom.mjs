/** `npm run sbom`: what the product is made of, as CycloneDX and as a list of licences, under var/sbom. */
import { mkdir, writeFile } from 'node:fs/promises';
import { npm } from './lib/install.mjs';
import { installedPackages } from './lib/licences.mjs';
import { inRoot } from './lib/root.mjs';
import { script } from './lib/script.mjs';
import { Refusal } from './lib/steps.mjs';

const FOLDER = inRoot('var', 'sbom');
const keyOf = ({ name, version }) => `${name} ${version}`;

await script({ parts: [] }, async () => {
  const { code, output } = await npm(['sbom', '--sbom-format', 'cyclonedx']);
  const start = output.indexOf('{');
  if (code !== 0 || start < 0) throw new Refusal(`La nomenclature n’a pas pu être écrite\u00a0: ${output.trim()}`);
  const shipped = installedPackages().filter(({ dev }) => !dev);
  const bom = shippedPart(JSON.parse(output.slice(start)), new Set(shipped.map(keyOf)));
  // npm leaves out peer dependencies, so they are added here.
  const named = new Set(bom.components.map(keyOf));
  const others = new Map(shipped.filter((one) => !named.has(keyOf(one))).map((one) => [keyOf(one), one]));
  bom.components.push(...[...others.values()].map(componentOf));
  // npm gives the component the folder's name, so the product's name replaces it.
  bom.metadata.component.name = 'valorisation';
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${FOLDER}/valorisation.cdx.json`, `${JSON.stringify(bom, null, 2)}\n`);
  const lines = shipped.map(({ name, version, licence }) => `${name} ${version}: ${licence}\n`);
  await writeFile(`${FOLDER}/licences.txt`, lines.join(''));
  process.stdout.write(
    `${bom.components.length} composants dans var/sbom/valorisation.cdx.json, ${shipped.length} licences dans var/sbom/licences.txt.\n`,
  );
});

function componentOf({ name, version, licence, integrity }) {
  const [algorithm, digest] = integrity.split('-');
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }],
    licenses: [{ license: { id: licence } }],
  };
}

/**
 * The part without development dependencies. npm's `--omit dev` also removes packages that one workspace uses for
 * development and another one ships, and its mark may belong to another copy of the same version.
 */
function shippedPart(bom, shipped) {
  const components = bom.components
    .filter((one) => shipped.has(keyOf(one)) || !one.properties?.some(isOfDevelopment))
    .map((one) => ({ ...one, properties: one.properties?.filter((property) => !isOfDevelopment(property)) }));
  const kept = new Set([bom.metadata.component, ...components].map((one) => one['bom-ref']));
  const dependencies = bom.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }));
  return { ...bom, components, dependencies };
}

function isOfDevelopment({ name, value }) {
  return name === 'cdx:npm:package:development' && value === 'true';
}
