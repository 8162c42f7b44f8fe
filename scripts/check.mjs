/** `npm run check`: everything that can be known without running the product. It lists all failures. */
import { performance } from 'node:perf_hooks';
import { npm } from './lib/install.mjs';
import { installedPackages, isAllowed } from './lib/licences.mjs';
import { inRoot } from './lib/root.mjs';
import { runTool, tool } from './lib/run.mjs';
import { script } from './lib/script.mjs';
import { inSeconds, Refusal, step } from './lib/steps.mjs';

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
/** A registry that does not answer must not delay the checks. */
const PATIENCE = ['--fetch-retries=0', '--fetch-timeout=15000'];

const byTool = (entry, words) => async () => {
  const { code, output } = await runTool(entry, words);
  if (code !== 0) throw new Refusal(output);
  return undefined;
};

async function refuseLicences() {
  const refused = installedPackages().filter((one) => !isAllowed(one));
  const told = refused.map(
    ({ name, licence }) => `${name}\u00a0: licence « ${licence} » à examiner (scripts/lib/licences.mjs).`,
  );
  if (told.length > 0) throw new Refusal(told.join('\n'));
  return undefined;
}

/**
 * Fails on high and critical advisories. A registry that does not answer is reported but is not a failure, because some
 * machines reach no registry.
 */
async function refuseKnownWeaknesses() {
  const { output } = await npm(['audit', '--omit=dev', '--json', ...PATIENCE]);
  // npm writes warnings around the report.
  const [report] = /\{[^]*\}/.exec(output) ?? ['{}'];
  const { vulnerabilities, message, error } = JSON.parse(report);
  if (vulnerabilities === undefined) {
    const [reason] = String(message ?? error?.summary ?? 'sans raison').split('\n');
    return `  Non exécuté\u00a0: le registre npm ne répond pas à cette question (${reason.replaceAll(/https?:\/\/\S+/g, '').trim()}).`;
  }
  const found = Object.values(vulnerabilities);
  const grave = found.filter(({ severity }) => ['high', 'critical'].includes(severity));
  if (grave.length > 0) throw new Refusal(grave.map(({ name, severity }) => `${name} (${severity})`).join('\n'));
  return found.length === 0
    ? undefined
    : `  ${found.length} faille(s) de moindre gravité\u00a0: npm run audit les détaille.`;
}

/** Two at a time, since most tools use one core: the first row says what the compiler finds and what follows from its types. */
const rows = [
  {
    Types: byTool(tool('typescript', 'bin/tsc'), ['-b']),
    // The linter reads the built types of the rules, and the generated files come from the built code.
    'Fichiers produits par le code': byTool(inRoot('scripts', 'generate.mjs'), ['--check']),
    'Règles de code': byTool(tool('oxlint', 'bin/oxlint'), ['--type-aware', '--deny-warnings']),
  },
  {
    'Mise en forme': byTool(tool('prettier', 'bin/prettier.cjs'), ['--check', '--log-level', 'warn', '.']),
    Conteneurs: byTool(inRoot('scripts', 'check-compose.mjs'), []),
    Frontières: byTool(tool('dependency-cruiser', 'bin/dependency-cruise.mjs'), SOURCES),
    'Code mort': byTool(tool('knip', 'bin/knip.js'), ['--no-progress']),
    'Licences des paquets': refuseLicences,
    'Failles connues des paquets': refuseKnownWeaknesses,
  },
];

/** @returns the labels of those that failed */
async function failedOf(checks) {
  const failed = [];
  for (const [label, work] of Object.entries(checks)) {
    try {
      const said = await step(label, work);
      if (said !== undefined) process.stdout.write(`${said}\n`);
    } catch (error) {
      process.stdout.write(`${error.message}\n`);
      failed.push(label);
    }
  }
  return failed;
}

await script({ parts: [] }, async () => {
  const start = performance.now();
  const failed = (await Promise.all(rows.map(failedOf))).flat();
  if (failed.length > 0) throw new Refusal(`À corriger : ${failed.join(', ')}.`);
  process.stdout.write(`\nTout est en ordre (${inSeconds(performance.now() - start)}).\n`);
});
