/**
 * Lighthouse, as a phone, over public pages at their real addresses, beside a static copy of the same files: what the copy
 * loses too is the machine's. It is no dependency of the project: the bench installs it into its own folder when it is first run.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { shippedChromium } from '../lib/chromium.mjs';
import { installApart } from '../lib/install.mjs';
import { inRoot } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { say } from './messages.mjs';
import { median } from './statistics.mjs';
import { decimal } from './table.mjs';

/** The last one whose driver follows a page with a Cross-Origin-Opener-Policy; from 13 on it gives the page up. */
const LIGHTHOUSE = '12.8.2';
const folder = inRoot('.cache', `lighthouse-${LIGHTHOUSE}`);
const program = `${folder}/node_modules/lighthouse/cli/index.js`;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const LEAST_SCORE = 98;
const MOST_SCRIPT_KB = 90;
const BYTES_PER_KB = 1000;
const TRIES = 3;

/**
 * @param {import('./lab.mjs').Lab} lab
 * @param {string} origin of the product
 * @param {number} runs of each page, of which the median counts
 */
export async function audits(lab, origin, runs) {
  await step(say.audits.install, install);
  const copy = await lab.process(inRoot('scripts', 'bench', 'servers', 'static-copy.mjs'), { ORIGIN: origin });
  const figures = [];
  for (const { name, path } of await pagesOf(origin)) {
    const sides = { ours: [], theirs: [] };
    for (let round = 1; round <= runs; round += 1) {
      await step(say.audits.round(name, round, runs), async () => {
        sides.ours.push(await audit(lab, origin + path));
        sides.theirs.push(await audit(lab, `http://127.0.0.1:${copy.port}${path}`));
      });
    }
    figures.push(scoresOf(name, sides), scriptOf(name, sides.ours));
  }
  return figures;
}

async function install() {
  if (existsSync(program)) return;
  const { code, output } = await installApart(folder, [`lighthouse@${LIGHTHOUSE}`]);
  if (code !== 0) throw new Refusal(`${say.audits.notInstalled}\n${output}`);
}

async function pagesOf(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const article = sitemap.match(/\/actualites\/\d+-[^<]+/)?.[0];
  if (article === undefined) throw new Refusal(say.audits.noArticle);
  return [
    { name: say.audits.home, path: '/' },
    { name: say.audits.article, path: article },
    { name: say.audits.agreement, path: '/convention-collective' },
    { name: say.audits.estimate, path: '/estimation' },
  ];
}

/** @returns {Promise<{ scores: Record<string, number>, scriptBytes: number }>} scores of 0 to 100, bytes as they were sent */
async function audit(lab, url, tries = TRIES) {
  const { executablePath, env } = await shippedChromium();
  const file = lab.path('audit.json');
  const flags = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const { code, output } = await run(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, ...env, CHROME_PATH: executablePath } },
  );
  // On a busy machine its browser gives a page up now and then.
  if (code !== 0 && tries > 1) return audit(lab, url, tries - 1);
  if (code !== 0) throw new Refusal(`${say.audits.failed(url)}\n${output}`);
  const { categories, audits: found } = JSON.parse(await readFile(file, 'utf8'));
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)])),
    scriptBytes: found['network-requests'].details.items
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}

/** The least of the median scores stands for the page; the copy's beside it. */
function scoresOf(name, { ours, theirs }) {
  const medians = (side) => CATEGORIES.map((category) => median(side.map(({ scores }) => scores[category])));
  const scores = medians(ours);
  return {
    label: say.audits.scores(name),
    product: scores.join(' / '),
    reference: medians(theirs).join(' / '),
    ratio: '',
    limit: `≥ ${LEAST_SCORE}`,
    held: Math.min(...scores) >= LEAST_SCORE,
  };
}

function scriptOf(name, ours) {
  const kilobytes = median(ours.map(({ scriptBytes }) => scriptBytes)) / BYTES_PER_KB;
  return {
    label: say.audits.script(name),
    product: `${decimal(kilobytes, 1)} ko`,
    reference: '',
    ratio: '',
    limit: `≤ ${MOST_SCRIPT_KB} ko`,
    held: kilobytes <= MOST_SCRIPT_KB,
  };
}
