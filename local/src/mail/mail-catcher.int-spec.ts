import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { projectPath } from '@valorisation/backend';
import { startMailCatcher, type MailCatcher } from './mail-catcher.js';

const ACTION = 'http://localhost:3000/#/activation/abc?x=1&y=2';
const mailsSchema = z.array(
  z.object({
    id: z.string(),
    to: z.array(z.string()),
    subject: z.string(),
    links: z.array(z.string()),
    attachments: z.array(z.object({ name: z.string(), size: z.number() })),
  }),
);

describe('mail catcher', () => {
  let directory: string;
  let catcher: MailCatcher;

  const get = (path: string) => fetch(new URL(path, catcher.pageUrl));
  const mails = async () => mailsSchema.parse(await (await get('/api/mails')).json());
  const restart = async () => {
    catcher = await startMailCatcher({ directory, port: 0 });
  };

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'valorisation-mails-'));
    await restart();
    const transport = createTransport(catcher.smtpUrl);
    await transport.sendMail({
      from: 'ne-pas-repondre@valorisation.example',
      to: 'direction@demo.example',
      subject: 'Activez votre accès à l’été <b>',
      text: `Bonjour, suivez ${ACTION}`,
      html: `<p>Bonjour</p><script>alert(1)</script><a href="${ACTION.replace('&', '&amp;')}">Activer</a>`,
      attachments: [{ filename: 'fiche d’été.pdf', content: Buffer.from('%PDF-1.7') }],
    });
    transport.close();
  });

  afterEach(async () => {
    await catcher.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it('keeps a mail with its accents, its action link once and its attachment', async () => {
    expect(await mails()).toMatchObject([
      {
        to: ['direction@demo.example'],
        subject: 'Activez votre accès à l’été <b>',
        links: [ACTION],
        attachments: [{ name: 'fiche d’été.pdf', size: 8 }],
      },
    ]);
  });

  it('lists the mails and shows one, with its subject as text and its link', async () => {
    const list = await (await get('/')).text();
    expect(list).toContain('Activez votre accès à l’été &lt;b&gt;');
    const [mail] = await mails();
    const page = await (await get(`/mails/${mail?.id}`)).text();
    expect(page).toContain('href="http://localhost:3000/#/activation/abc?x&#x3D;1&amp;y&#x3D;2"');
    expect(page).not.toContain('<script>');
  });

  it('draws its pages in the colours of the product', async () => {
    const page = await (await get('/')).text();
    const colors = await readFile(projectPath('templates', 'colors.css'), 'utf8');
    const paper = /--paper: (#\w+);/.exec(colors)?.[1];
    expect(page).toContain(`body { margin: 0; background: ${paper};`);
    expect(page).not.toContain('var(--');
  });

  it('lets the mail’s own HTML run nothing and fetch nothing', async () => {
    const [mail] = await mails();
    const policy = (await get(`/mails/${mail?.id}/html`)).headers.get('content-security-policy');
    expect(policy).toMatch(/^sandbox; default-src 'none'/);
  });

  it('serves an attachment as a file', async () => {
    const [mail] = await mails();
    const answer = await get(`/mails/${mail?.id}/attachments/0`);
    expect(answer.headers.get('content-disposition')).toContain('fiche%20d%E2%80%99%C3%A9t%C3%A9.pdf');
    expect(await answer.text()).toBe('%PDF-1.7');
  });

  it('answers only when addressed as this machine', async () => {
    const status = await new Promise((resolve, reject) => {
      const call = request(catcher.pageUrl, { headers: { host: 'attacker.example' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      call.on('error', reject).end();
    });
    expect(status).toBe(403);
  });

  it('keeps the mails from one start to the next, until they are cleared', async () => {
    await catcher.stop();
    await restart();
    expect(await mails()).toHaveLength(1);
    await fetch(new URL('/api/mails', catcher.pageUrl), { method: 'DELETE' });
    expect(await mails()).toEqual([]);
  });
});
