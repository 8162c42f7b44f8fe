import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectPath } from '../../../platform/config/paths.js';

const lines = z.array(z.string());
const shippedSheet = z.strictObject({
  purpose: z.string(),
  missions: lines,
  activities: z.strictObject({ daily: lines, monthly: lines, yearly: lines }),
  knowledge: lines,
  know_how: lines,
  soft_skills: lines,
  relations: z.strictObject({ internal: z.string(), external: z.string() }),
  conditions: z.string(),
  reporting: z.string(),
  resources: z.string(),
});
const shippedFile = z.record(z.string(), shippedSheet);
type ShippedSheet = z.output<typeof shippedSheet>;

/** The suggestions that ship, by function. The installation stores them, and staff correct them there. */
export function shippedFunctionSheets(): ReadonlyMap<number, ShippedSheet> {
  const folder = projectPath('templates', 'prefill', 'functions');
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const entries = files.flatMap((file) => Object.entries(shippedFile.parse(JSON.parse(file))));
  return new Map(entries.map(([id, sheet]) => [Number(id), sheet]));
}
