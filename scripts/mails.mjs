/** `npm run mails`: writes every mail, filled with its sample, to look at in a browser and in a mail program. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { built } from './lib/built.mjs';
import { inRoot } from './lib/root.mjs';
import { script } from './lib/script.mjs';

await script({}, async () => {
  const { MailTemplates } = await built('platform/templates/mail-templates.js');
  const templates = new MailTemplates(inRoot('templates'));
  const folder = inRoot('var', 'mail-previews');
  mkdirSync(folder, { recursive: true });
  for (const name of templates.names) {
    const { subject, html, text } = templates.render(name, templates.sample(name));
    writeFileSync(`${folder}/${name}.html`, html);
    writeFileSync(`${folder}/${name}.txt`, `${subject}\n\n${text}`);
  }
  process.stdout.write(`${templates.names.length} messages remplis de leur exemple, dans var/mail-previews.\n`);
});
