/** What `npm run sbom` lists of the product's parts. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { projectPath } from '../../src/platform/config/paths.js';

const SHIPPED = ['rules', 'contract', 'backend', 'console'];
const OURS = '@valorisation/';

const manifest = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });
const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({
      'bom-ref': z.string(),
      name: z.string(),
      version: z.string(),
      hashes: z.array(z.unknown()).default([]),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

const read = (...path: readonly string[]): unknown => JSON.parse(readFileSync(projectPath(...path), 'utf8'));

describe('the bill of materials', () => {
  it('names each shipped package by its exact version and hash, and none that only builds or tests', () => {
    const { status, stderr } = spawnSync(process.execPath, [projectPath('scripts', 'sbom.mjs')]);
    expect([status, String(stderr)]).toEqual([0, '']);
    const { components, dependencies } = bill.parse(read('var', 'sbom', 'valorisation.cdx.json'));
    const named = new Map(components.map(({ name, hashes }) => [name, hashes.length]));
    const asked = SHIPPED.flatMap((folder) => Object.keys(manifest.parse(read(folder, 'package.json')).dependencies));
    const foreign = asked.filter((name) => !name.startsWith(OURS));
    expect(foreign.length).toBeGreaterThan(40);
    expect(foreign.filter((name) => named.get(name) !== 1)).toEqual([]);
    expect(['jest', 'oxlint', 'playwright-core', 'prettier'].filter((name) => named.has(name))).toEqual([]);
    const refs = new Set(components.map((component) => component['bom-ref']));
    const loose = dependencies.flatMap(({ dependsOn }) => dependsOn.filter((ref) => !refs.has(ref)));
    expect(loose).toEqual([]);
    const licences = readFileSync(projectPath('var', 'sbom', 'licences.txt'), 'utf8');
    for (const name of foreign) expect(licences).toContain(`\n${name} `);
  });
});
