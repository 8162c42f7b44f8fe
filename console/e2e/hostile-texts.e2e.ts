/**
 * The hostile texts in a real browser: pasted, sent by a server that did not clean them, shown on a print route,
 * published on the portal, in feeds, on other sites, and mailed. Nothing runs, nothing is requested, and a text has
 * only its allowed tags.
 */
import { describe, expect, it } from '@jest/globals';
import { JOB_SHEET_SECTIONS } from '@valorisation/rules';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { HOSTILE_RICH_TEXTS } from '../../backend/test/fixtures/hostile-rich-texts.js';
import { ApiClient } from '../../backend/test/support/api-client.js';
import { classify } from '../../backend/test/support/classification.js';
import { activeParts, groupsOf, INNOCENT, STORABLE_TEXTS } from '../../backend/test/support/harmless.js';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { itFurther, scaled } from '../../backend/test/support/scale.js';
import { JobSheetOnScreen, SECTION_NAMES } from './support/job-sheet.js';
import { itemsOf, partsOf, headMetadata, wordsOf } from './support/markup.js';
import { watch } from './support/misdeeds.js';
import { plain } from './support/person.js';
import { becomes } from './support/settled.js';
import { useConsole } from './support/use-console.js';

const SECTIONS = JOB_SHEET_SECTIONS;
const TEXTS_AT_ONCE = 60;
/** An answer has at most 5000 characters. */
const TEXTS_IN_A_MAIL = 15;
const GROUPS = groupsOf(TEXTS_AT_ONCE);
/** Every twelfth text; `npm run test:long` pastes all, one by one, which takes longer than all other ways together. */
const PASTED = HOSTILE_RICH_TEXTS.filter((_, index) => index % scaled({ part: 12, all: 1 }) === 0);
const articlesAnswered = z.object({ payload: z.object({ data: z.array(z.object({ title: z.string() })) }) });
/** XML does not allow them. */
const NO_SIGN = /[\ufffe\uffff]/g;
/** Follows the texts, to show that none has swallowed it. */
const MARK = 'Xylophone';

/** Requests of the tool itself. */
const OF_THE_TOOL = /^\/($|assets\/|v1\/|favicon|boot\.js$)/;
/** The one picture of the site that hostile texts may name. */
const PICTURE = '/a.png';
const OF_THE_PORTAL = /^\/($|assets\/|actualites|a\.png$|favicon|boot\.js$|v1\/(?!user\/delete))/;

/** Elements and attributes in the written texts that no rich text may have, without the editor's own. */
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
  const tool = useConsole({ hostile: true, mails: true });

  it('is harmless on screen', async () => {
    const main = await signIn(tool.product.url, emailOf('main'));
    const { profile_id } = await classify(main, { profile_name: 'Fiche Hostile' });
    const head = await tool.visit();
    const { page } = head;
    const done = watch(page, tool.product.url, OF_THE_TOOL);
    await head.holdSession(emailOf('main'));
    const sheet = new JobSheetOnScreen(head, profile_id);

    // Saved and returned by the server.
    const saved = Object.fromEntries(
      SECTIONS.map((name, index) => [name, GROUPS.filter((_, at) => at % SECTIONS.length === index).join('')]),
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

    // If a server did not clean them, the editor would take in only what its schema allows, and the print frame would
    // run nothing.
    let sent: readonly string[] = [];
    await page.route('**/v1/job/description/*', async (route) => {
      const body = (await (await route.fetch()).json()) as { payload: { sheet: { sections: object } } };
      const given = SECTIONS.map((name, at) => [name, sent[at] ?? ''] as const);
      const sections = Object.fromEntries(given.map(([name, text]) => [name, { written: text, prefill: text }]));
      body.payload.sheet.sections = sections;
      await route.fulfill({ json: body });
    });
    await page.route('**/v1/job/print/*', async (route) => {
      const { payload } = (await (await route.fetch()).json()) as { payload: { title: string; html: string } };
      await route.fulfill({
        json: { payload: { ...payload, html: payload.html.replace('<main>', () => `<main>${sent.join('')}`) } },
      });
    });
    for (let first = 0; first < GROUPS.length; first += SECTIONS.length) {
      sent = GROUPS.slice(first, first + SECTIONS.length);
      await head.goTo(`/template/job/description/${profile_id}`);
      await page.reload();
      // The text itself, since a frame starts with an empty page.
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
    // A long text is drawn again with each addition, so the sections share the texts.
    for (const [at, name] of SECTION_NAMES.entries()) {
      await sheet.section(name).click();
      await head.press('Control+A', 'Delete');
      await sheet.section(name).evaluate(
        async (element, texts) => {
          for (const html of texts) {
            const clipboardData = new DataTransfer();
            clipboardData.setData('text/html', html);
            element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
            await new Promise(requestAnimationFrame);
          }
        },
        PASTED.filter((_, index) => index % SECTIONS.length === at),
      );
    }
    expect(await strangers(page)).toEqual([]);
    await page.getByRole('textbox').filter({ hasText: 'fond' }).first().waitFor();

    expect(done).toEqual([]);
  }, 400_000);

  itFurther(
    "is harmless on the portal, in a feed and on a link's card",
    async () => {
      const groups = groupsOf(TEXTS_AT_ONCE, STORABLE_TEXTS);
      const articles = [INNOCENT, ...groups].map((text, place) => ({ text, body: `${text}<p>${MARK} ${place}</p>` }));
      // The longest texts would be refused as titles; stored content is harmless in any case.
      await tool.product.prepare(`begin; set local app.scope = 'staff';
      insert into content_article (state, opens_at, type, title, summary, body)
      select 'published', '2015-01-01'::timestamptz - place * interval '1 day', 'dossier', one ->> 'text', one ->> 'text', one ->> 'body'
        from json_array_elements('${JSON.stringify(articles).replaceAll("'", "''")}') with ordinality as given (one, place);
      commit`);
      const visitor = await tool.visit();
      const { page } = visitor;
      const done = watch(page, tool.product.url, OF_THE_PORTAL);
      page.on('console', (message) => {
        if (!message.location().url.endsWith(PICTURE)) done.push(message.text());
      });
      page.on('pageerror', (error) => done.push(error.message));
      const feed = async () => (await fetch(new URL('/actualites.xml', tool.product.url))).text();
      await becomes(async () => (await feed()).includes(INNOCENT), true);

      // As they are answered, with the amounts that they name.
      const { body } = await new ApiClient(tool.product.url).get('/v1/user/articles?word=xylophone&div=100');
      const titles = articlesAnswered.parse(body).payload.data.map(({ title }) => title);
      expect(titles).toHaveLength(articles.length);

      const items = await itemsOf(page, await feed());
      const told = items?.slice(-articles.length) ?? [];
      expect(told.map(({ title }) => plain(title))).toEqual(titles.map((title) => plain(title.replace(NO_SIGN, ' '))));
      for (const { title, description } of told) {
        expect(activeParts(await partsOf(page, description))).toEqual([]);
        expect(plain(await wordsOf(page, description))).toBe(plain(title));
      }

      const list = new URL('/actualites?type=dossier&q=xylophone', tool.product.url).href;
      await page.goto(list);
      const addresses = await page
        .locator('main a[href^="/actualites/"]')
        .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
      expect(addresses).toHaveLength(articles.length);
      // The head names the page's own address.
      const active = async (address: string) =>
        activeParts(await partsOf(page)).map((part) => part.replace(address, 'ici'));
      const seen: { inDocument: string[]; inTool: string[] }[] = [];
      const marked = async (index: number) => page.getByText(`${MARK} ${index}`, { exact: true }).waitFor();
      for (const [index, address] of addresses.entries()) {
        await page.goto(new URL(address, tool.product.url).href);
        await marked(index);
        const text = titles[index] ?? '';
        expect(await headMetadata(page)).toMatchObject({
          title: `${text} · Valorisation des emplois`,
          description: text,
          structured: [{ '@type': 'NewsArticle', headline: text, description: text }],
        });
        seen.push({ inDocument: await active(address), inTool: [] });
      }
      for (const [index, address] of addresses.entries()) {
        await visitor.goTo(address);
        await marked(index);
        seen[index]?.inTool.push(...(await active(address)));
      }
      expect(seen).toEqual(seen.map(() => seen[0]));
      expect(done).toEqual([]);
    },
    400_000,
  );

  itFurther(
    'is harmless in a mail',
    async () => {
      const main = await signIn(tool.product.url, emailOf('main'));
      const staff = await signIn(tool.product.url, emailOf('staff'));
      const { page } = await tool.visit();
      let count = 0;
      const newest = async () => {
        count += 1;
        return (await tool.product.mailbox?.next(emailOf('main'), count))?.html ?? '';
      };
      /** The mails to the author of the first text, whose answers are the other texts. */
      const mailsOf = async (subject: string, message: string, answers: readonly string[]) => {
        expect((await main.post('/v1/user/options', { subject, message })).status).toBe(200);
        const { body } = await staff.get('/admin/messages?sort=["id","DESC"]');
        const [written] = z.array(z.object({ id: z.int() })).parse(body);
        const mails = [await newest()];
        for (const text of answers) {
          expect((await staff.post(`/admin/messages/${written?.id}/answer`, { text })).status).toBe(200);
          mails.push(await newest());
        }
        return Promise.all(mails.map(async (html) => activeParts(await partsOf(page, html))));
      };
      const [ofCopy, ofAnswer] = await mailsOf(INNOCENT, INNOCENT, [INNOCENT]);
      const texts = groupsOf(TEXTS_IN_A_MAIL, STORABLE_TEXTS);
      const [copy, ...hostile] = await mailsOf(STORABLE_TEXTS[0] ?? '', texts[0] ?? '', texts);
      expect(copy).toEqual(ofCopy);
      expect(hostile).toEqual(hostile.map(() => ofAnswer));
    },
    400_000,
  );
});
