/** Lines and files of the sources that git knows, told apart by what they are for. */
import { Refusal } from './steps.mjs';
import { say } from './messages.mjs';
import { run } from './run.mjs';

export const GROUPS = ['product', 'tests', 'data', 'generated'];

/** The first that fits decides; what fits none (documentation, settings of tools, lock file) is not counted. */
const PATTERNS = [
  ['generated', /^(backend\/openapi\.json|backend\/docs\/(access|errors|events)\.md)$/],
  ['data', /^rules\/src\/\w+\/data\/|\/install\/demo\/|\/(fixtures|event-samples)\/|^templates\/.*\/sample\.json$/],
  ['tests', /\.(spec|int-spec|e2e-spec|render-spec|fault-spec|e2e)\.tsx?$|(^|\/)(test|e2e|testing)\/.*\.(tsx?|mjs)$/],
  ['product', /\.(tsx?|mjs|css|html|hbs)$|^templates\/.*\.json$/],
];

/** @returns {string | undefined} */
const groupOf = (path) => PATTERNS.find(([, pattern]) => pattern.test(path))?.[0];
const workspaceOf = (path) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : say.count.top);

async function git(...words) {
  const { code, output } = await run('git', words).catch(() => ({ code: 1, output: '' }));
  return code === 0 ? output : undefined;
}

/** @param {string} name of a commit, a branch or a tag */
export async function findCommit(name) {
  const found = await git('rev-parse', '--verify', '--short', '--quiet', '--end-of-options', `${name}^{commit}`);
  if (found === undefined) throw new Refusal(say.count.unknownCommit(name));
  return found.trim();
}

const none = () => Object.fromEntries(GROUPS.map((group) => [group, 0]));

/**
 * @param {string} [commit] without it, the files as they are now
 * @returns {Promise<Map<string, Record<'lines' | 'files', Record<'product' | 'tests' | 'data' | 'generated', number>>>>} by
 *   workspace
 */
export async function countSources(commit) {
  // Every line fits the empty pattern: one command counts them all, and leaves binary files out.
  const output = await git('grep', '--no-color', '-I', '-z', '-c', '', ...(commit === undefined ? [] : [commit]));
  if (output === undefined) throw new Refusal(say.count.noGit);
  const counted = new Map();
  for (const line of output.split('\n').filter(Boolean)) {
    const [name, count] = line.split('\0');
    const path = commit === undefined ? name : name.slice(commit.length + 1);
    const group = groupOf(path);
    if (group === undefined) continue;
    const workspace = workspaceOf(path);
    const { lines, files } = counted.get(workspace) ?? { lines: none(), files: none() };
    lines[group] += Number(count);
    files[group] += 1;
    counted.set(workspace, { lines, files });
  }
  return new Map([...counted].sort(([a], [b]) => a.localeCompare(b)));
}
