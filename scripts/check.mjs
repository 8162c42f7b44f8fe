/** `npm run check`: everything that can be known without running the product. Goes on after a failure, lists them all. */
import { performance } from 'node:perf_hooks';
import { audited } from './lib/audit.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { installedPackages, isAllowed } from './lib/licences.mjs';
import { say } from './lib/messages.mjs';
import { inRoot } from './lib/root.mjs';
import { requireNode } from './lib/node-version.mjs';
import { runTool, tool } from './lib/run.mjs';
import { inSeconds, Refusal, runScript, step } from './lib/steps.mjs';

const SOURCES = [
  'rules/src',
  'contract/src',
  'backend/src',
  'backend/test',
  'console/src',
  'console/e2e',
  'local/src',
  'scripts',
];

const tools = [
  [say.checks.compose, inRoot('scripts', 'check-compose.mjs'), []],
  [say.checks.format, tool('prettier', 'bin/prettier.cjs'), ['--check', '--log-level', 'warn', '.']],
  // Before the linter, which reads the built types of the rules.
  [say.checks.types, tool('typescript', 'bin/tsc'), ['-b']],
  // Read from the code that the types have been checked of, and built.
  [say.checks.generated, inRoot('scripts', 'generate.mjs'), ['--check']],
  [say.checks.lint, tool('oxlint', 'bin/oxlint'), ['--type-aware', '--deny-warnings']],
  [say.checks.boundaries, tool('dependency-cruiser', 'bin/dependency-cruise.mjs'), SOURCES],
  [say.checks.deadCode, tool('knip', 'bin/knip.js'), ['--no-progress']],
];

const byTool = tools.map(([label, entry, words]) => [
  label,
  async () => {
    const outcome = await runTool(entry, words);
    if (outcome.code !== 0) throw new Refusal(outcome.output);
    return undefined;
  },
]);

async function refuseLicences() {
  const refused = installedPackages().filter((one) => !isAllowed(one));
  if (refused.length > 0)
    throw new Refusal(refused.map(({ name, licence }) => say.licenceRefused(name, licence)).join('\n'));
  return undefined;
}

/** What the registry does not tell is said, and fails nothing: a machine without it must be able to check. */
async function refuseKnownWeaknesses() {
  const told = await audited();
  if ('untold' in told) return say.auditUntold(told.untold);
  if (told.grave.length > 0) throw new Refusal(told.grave.join('\n'));
  return told.light === 0 ? undefined : say.auditLight(told.light);
}

/** @type {readonly (readonly [string, () => Promise<string | undefined>])[]} */
const checks = [...byTool, [say.checks.licences, refuseLicences], [say.checks.audit, refuseKnownWeaknesses]];

await runScript(async () => {
  const start = performance.now();
  requireNode();
  await ensureInstalled();
  const failed = [];
  for (const [label, work] of checks) {
    try {
      const said = await step(label, work);
      if (said !== undefined) process.stdout.write(`${said}\n`);
    } catch (error) {
      process.stdout.write(`${error.message}\n`);
      failed.push(label);
    }
  }
  if (failed.length > 0) throw new Refusal(say.checkFailed(failed));
  process.stdout.write(`\n${say.checkPassed(inSeconds(performance.now() - start))}\n`);
});
