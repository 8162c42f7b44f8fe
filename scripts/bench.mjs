/**
 * `npm run bench`: how fast the product is beside the bare tools that it stands on, on this machine. Every figure is a
 * ratio of paired rounds in the same run, so that a busy machine slows both sides alike.
 */
import { accounts } from './bench/accounts.mjs';
import { amounts } from './bench/amounts.mjs';
import { bulk } from './bench/bulk.mjs';
import { dashboard } from './bench/dashboard.mjs';
import { effect } from './bench/effect.mjs';
import { list } from './bench/list.mjs';
import { Lab } from './bench/lab.mjs';
import { members } from './bench/members.mjs';
import { say } from './bench/messages.mjs';
import { move } from './bench/move.mjs';
import { readOptions } from './bench/options.mjs';
import { neighbours } from './bench/neighbours.mjs';
import { pages } from './bench/pages.mjs';
import { pdf } from './bench/pdf.mjs';
import { portal } from './bench/portal.mjs';
import { school } from './bench/school.mjs';
import { staff } from './bench/staff.mjs';
import { start } from './bench/start.mjs';
import { table } from './bench/table.mjs';
import { waits } from './bench/waits.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { Refusal, runScript } from './lib/steps.mjs';

const PARTS = {
  pdf,
  list,
  start,
  bulk,
  move,
  effect,
  dashboard,
  pages,
  accounts,
  amounts,
  waits,
  portal,
  school,
  staff,
  load: members,
  neighbours,
};

await runScript(async () => {
  requireNode();
  const options = readOptions(process.argv.slice(2), Object.keys(PARTS));
  await ensureInstalled();
  await ensureBuilt();
  const figures = [];
  for (const name of options.parts) {
    const lab = await Lab.open();
    try {
      figures.push(...(await PARTS[name](lab, options)));
    } catch (error) {
      if (!lab.interrupted) throw error;
    } finally {
      await lab.close();
    }
  }
  process.stdout.write(`\n${table(figures)}\n`);
  if (options.isJudged && figures.some(({ held }) => held === false)) throw new Refusal(say.missed);
});
