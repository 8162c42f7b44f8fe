/**
 * `npm run count`: how many lines and files git knows, by workspace and by what they are for. With a commit
 * (`npm run count -- v1`) it also prints those of that commit, and the change since.
 */
import { run } from './lib/run.mjs';
import { Refusal, runScript } from './lib/steps.mjs';

/** The first pattern that matches decides. A file that matches none is not counted. */
const PATTERNS = [
  ['générés', /^(backend\/openapi\.json|backend\/docs\/(access|errors|events)\.md)$/],
  ['données', /^rules\/src\/\w+\/data\/|\/install\/demo\/|\/(fixtures|event-samples)\/|^templates\/.*\/sample\.json$/],
  ['tests', /\.(spec|int-spec|e2e-spec|render-spec|fault-spec|e2e)\.tsx?$|(^|\/)(test|e2e|testing)\/.*\.(tsx?|mjs)$/],
  ['produit', /\.(tsx?|mjs|css|html|hbs)$|^templates\/.*\.json$/],
];
const COLUMNS = ['produit', 'tests', 'données', 'générés', 'total'];

/** Makes a table of lines and a table of files, each with a row for each workspace and a total. */
async function countSources(commit) {
  // Every line matches the empty pattern: one command counts them all, and skips binary files.
  const asked = ['grep', '--no-color', '-I', '-z', '-c', '', ...(commit === undefined ? [] : [commit])];
  const { code, output } = await run('git', asked).catch(() => ({ code: 1 }));
  if (code !== 0)
    throw new Refusal(`git ne peut pas compter${commit === undefined ? '' : ` le commit « ${commit} »`}.`);
  const tables = { lines: {}, files: {} };
  for (const line of output.split('\n').filter(Boolean)) {
    const [name, count] = line.split('\0');
    const path = commit === undefined ? name : name.slice(commit.length + 1);
    const group = PATTERNS.find(([, pattern]) => pattern.test(path))?.[0];
    if (group === undefined) continue;
    add(tables.lines, path, group, Number(count));
    add(tables.files, path, group, 1);
  }
  return tables;
}

function add(table, path, group, more) {
  const workspace = path.includes('/') ? path.slice(0, path.indexOf('/')) : '(racine)';
  for (const row of [workspace, 'total']) {
    table[row] ??= Object.fromEntries(COLUMNS.map((column) => [column, 0]));
    for (const column of [group, 'total']) table[row][column] += more;
  }
}

function print(title, { total, ...workspaces }) {
  process.stdout.write(`\n${title}\n`);
  console.table({ ...workspaces, total });
}

await runScript(async () => {
  const [commit] = process.argv.slice(2);
  const now = await countSources();
  const then = commit === undefined ? undefined : await countSources(commit);
  for (const [kind, title] of [
    ['lines', 'Lignes des fichiers connus de git'],
    ['files', 'Fichiers connus de git'],
  ]) {
    if (then !== undefined) print(`${title}, au commit ${commit} :`, then[kind]);
    print(`${title}, tels qu’ils sont maintenant :`, now[kind]);
    if (then === undefined) continue;
    const change = (column) => `${(100 * (now[kind].total[column] / then[kind].total[column] - 1)).toFixed(1)} %`;
    print('Écart :', { total: Object.fromEntries(COLUMNS.map((column) => [column, change(column)])) });
  }
  process.stdout.write(
    'Hors compte : la documentation, les réglages des outils, le fichier de versions, les polices.\n',
  );
});
