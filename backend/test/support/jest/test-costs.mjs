/** The computing time of test files, from their environments to the reporter, which is another process. */
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from '../../../../scripts/lib/root.mjs';

const FILE = inRoot('.cache', 'test-costs.jsonl');

export function forgetCosts() {
  rmSync(FILE, { force: true });
}

/**
 * Notes the computing time of the Jest worker, which includes the product. The time of other programs (database,
 * browser) is not counted.
 * @param {NodeJS.CpuUsage} since when the file began
 */
export function noteCost(kind, since) {
  const { user, system } = process.cpuUsage(since);
  appendFileSync(FILE, `${JSON.stringify({ kind, milliseconds: (user + system) / 1000 })}\n`);
}

/** @returns {ReadonlyMap<string, number>} milliseconds by kind */
export function costsOfKinds() {
  const costs = new Map();
  const lines = existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n').filter(Boolean) : [];
  for (const { kind, milliseconds } of lines.map((line) => JSON.parse(line))) {
    costs.set(kind, (costs.get(kind) ?? 0) + milliseconds);
  }
  return costs;
}
