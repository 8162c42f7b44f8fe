/** `npm run mails`: writes every mail, filled with its sample, to look at in a browser and in a mail program. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { say } from './lib/messages.mjs';
import { requireNode } from './lib/node-version.mjs';
import { inRoot } from './lib/root.mjs';
import { runScript } from './lib/steps.mjs';

await runScript(async () => {
  requireNode();
  await ensureInstalled();
  await ensureBuilt();
  const built = inRoot('backend', 'dist', 'platform', 'templates', 'mail-templates.js');
  const { MailTemplates } = await import(pathToFileURL(built).href);
  const templates = new MailTemplates(inRoot('templates'));
  const folder = inRoot('var', 'mail-previews');
  mkdirSync(folder, { recursive: true });
  for (const name of templates.names) {
    const { subject, html, text } = templates.render(name, templates.sample(name));
    writeFileSync(join(folder, `${name}.html`), html);
    writeFileSync(join(folder, `${name}.txt`), `${subject}\n\n${text}`);
  }
  process.stdout.write(`${say.mailPreviews(templates.names.length)}\n`);
});
