/**
 * The corpus of hostile texts in the real browser: pasted, sent by a server that had let them through, and shown on a print
 * route. Nothing runs, nothing is asked for, nothing stands in the text that is not of its few tags.
 */
import { describe, expect, it } from '@jest/globals';
import type { Page, Request } from 'playwright-core';
import { HOSTILE_RICH_TEXTS } from '../../backend/test/fixtures/hostile-rich-texts.js';
import { classify } from '../../backend/test/support/classification.js';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { JobSheetOnScreen } from './support/job-sheet.js';
import { overflow } from './support/overflow.js';
import { useConsole } from './support/use-console.js';

const SECTIONS = ['missions', 'activities', 'relations', 'competences'] as const;
const TEXTS_AT_ONCE = 30;
/** Whatever a text leaves open, so that it does not swallow the next one. */
const CLOSED =
  '--></script></style></textarea></title></xmp></noscript></noembed></noframes></template></svg></math></select></table></p>';

/** Those that are only long add nothing but time. */
const SHORT = HOSTILE_RICH_TEXTS.filter(({ length }) => length < 1_000);
const GROUPS = Array.from({ length: Math.ceil(SHORT.length / TEXTS_AT_ONCE) }, (_, group) =>
  SHORT.slice(group * TEXTS_AT_ONCE, (group + 1) * TEXTS_AT_ONCE).join(CLOSED),
);

/** What a page did that it should not have done. */
function watch(page: Page, url: string): string[] {
  const done: string[] = [];
  page.on('dialog', (dialog) => {
    done.push(`script: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const tell = (request: Request) => {
    const { origin, pathname } = new URL(request.url());
    const isOurs = origin === new URL(url).origin && /^\/($|assets\/|v1\/|favicon|boot\.js$)/.test(pathname);
    if (!isOurs && !/^(data|blob|about):/.test(request.url())) done.push(`request: ${request.url()}`);
  };
  page.on('requestfinished', tell);
  // Those that the page's own policy stops never leave; a foreign host that is merely not found has been asked for.
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'csp') tell(request);
  });
  return done;
}

/** Elements and attributes of the written texts that no rich text has, the editor's own aids left out. */
async function strangers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tags = new Set(['P', 'B', 'STRONG', 'I', 'EM', 'U', 'UL', 'OL', 'LI', 'BR']);
    const inner = [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []);
    const texts = [document, ...inner].flatMap((page) => [...page.querySelectorAll('[role="textbox"], .written')]);
    const own = ['<br class="ProseMirror-trailingBreak">', '<img class="ProseMirror-separator" alt="">'];
    return texts.flatMap((text) =>
      [...text.querySelectorAll('*')]
        .filter((element) => !tags.has(element.tagName) || element.attributes.length > 0)
        .map(({ outerHTML }) => outerHTML.slice(0, 100))
        .filter((html) => !own.includes(html)),
    );
  });
}

describe('a hostile text', () => {
  const tool = useConsole({ hostile: true });

  it('harms nobody on screen', async () => {
    const main = await signIn(tool.product.url, emailOf('main'));
    const { profile_id } = await classify(main, { profile_name: 'Fiche Hostile' });
    const head = await tool.signIn();
    const { page } = head;
    const done = watch(page, tool.product.url);
    const sheet = new JobSheetOnScreen(head, profile_id);

    // Saved and given back by the server.
    const saved = Object.fromEntries(
      SECTIONS.map((name, index) => [name, GROUPS.filter((_, at) => at % SECTIONS.length === index).join(CLOSED)]),
    );
    const answer = await main.post(`/v1/user/profile/update/one/${profile_id}`, {
      profile_data: JSON.stringify(saved),
    });
    expect(answer.status).toBe(200);
    await sheet.open();
    expect(await strangers(page)).toEqual([]);
    await head.goTo(`/template/job/description/${profile_id}`);
    await sheet.printed.getByText('Critères classants retenus').waitFor();
    expect(await strangers(page)).toEqual([]);

    // Were a server to let them through: the editor takes in what its schema has, the frame of the print route runs nothing.
    let sent = '';
    await page.route('**/v1/job/description/*', async (route) => {
      const body = (await (await route.fetch()).json()) as { payload: { sheet: { sections: object } } };
      const sections = Object.fromEntries(SECTIONS.map((name) => [name, { written: sent, prefill: sent }]));
      body.payload.sheet.sections = sections;
      await route.fulfill({ json: body });
    });
    await page.route('**/v1/job/print/*', async (route) => {
      const { payload } = (await (await route.fetch()).json()) as { payload: { title: string; html: string } };
      await route.fulfill({
        json: { payload: { ...payload, html: payload.html.replace('<main>', () => `<main>${sent}`) } },
      });
    });
    for (const group of GROUPS) {
      sent = group;
      await head.goTo(`/template/job/description/${profile_id}`);
      await page.reload();
      // The text itself: a frame begins with an empty page.
      await page.waitForFunction(() => {
        const written = document.querySelector('iframe')?.contentDocument;
        return written?.URL === 'about:srcdoc' && written.readyState === 'complete';
      });
      await sheet.open();
      expect(await strangers(page)).toEqual([]);
    }

    await page.unroute('**/v1/job/description/*');
    await page.route('**/v1/user/profile/update/one/**', (route) => route.abort());
    await page.reload();
    await sheet.section('Missions').click();
    await head.press('Control+A', 'Delete');
    await sheet.section('Missions').evaluate(async (element, texts) => {
      for (const html of texts) {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', html);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        await new Promise(requestAnimationFrame);
      }
    }, HOSTILE_RICH_TEXTS);
    expect(await strangers(page)).toEqual([]);
    await sheet.section('Missions').getByText('fond').first().waitFor();

    expect(done).toEqual([]);
  }, 400_000);

  it('of one endless word stays within a phone’s screen', async () => {
    const main = await signIn(tool.product.url, emailOf('main'));
    const word = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3);
    const { profile_id, valor_id } = await classify(main, { profile_name: word });
    const head = await tool.signIn('phone');
    const excess: Record<string, number> = {};
    for (const path of [
      `/valorisation/${valor_id}`,
      `/valorisation/calculate/${valor_id}`,
      `/profile/concerned/${valor_id}`,
      `/conclusion/${valor_id}`,
      `/job/description/${profile_id}`,
      '/dashboard',
    ]) {
      await head.goTo(path);
      await head.page.getByText(word).first().waitFor();
      excess[path] = await overflow(head);
    }
    expect(Object.entries(excess).filter(([, pixels]) => pixels > 0)).toEqual([]);
  }, 400_000);
});
