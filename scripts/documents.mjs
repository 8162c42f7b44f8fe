/**
 * `npm run documents`: prints the documents that the portal ships (`backend/content/files`) from their templates. A
 * template that has the name of a shipped file, without its extension, is its source; its sample holds all that it says.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { built } from './lib/built.mjs';
import { shippedChromium } from './lib/chromium.mjs';
import { say } from './lib/messages.mjs';
import { inRoot } from './lib/root.mjs';
import { script } from './lib/script.mjs';

await script({ parts: ['server'] }, async () => {
  const { TemplateEngine } = await built('platform/templates/index.js');
  const { PdfRenderer } = await built('platform/pdf/index.js');
  const templates = new TemplateEngine(inRoot('templates'));
  const renderer = new PdfRenderer({ chromium: shippedChromium });
  const fileOf = (name) => join(inRoot('backend', 'content', 'files'), `${name}.pdf`);
  const shipped = templates.names.filter((name) => existsSync(fileOf(name)));
  try {
    for (const name of shipped) {
      writeFileSync(fileOf(name), await renderer.render(templates.render(name, templates.sample(name)).html));
    }
  } finally {
    await renderer.close();
  }
  process.stdout.write(`${say.documents(shipped.length)}\n`);
});
