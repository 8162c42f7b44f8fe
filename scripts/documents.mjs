/**
 * `npm run documents`: prints the documents that the portal ships (`backend/content/files`) from their templates. The
 * template of a shipped file has its name without the extension, and its sample contains the whole text.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { built } from './lib/built.mjs';
import { shippedChromium } from './lib/chromium.mjs';
import { inRoot } from './lib/root.mjs';
import { script } from './lib/script.mjs';

await script({ parts: ['server'] }, async () => {
  const { TemplateEngine } = await built('platform/templates/index.js');
  const { PdfRenderer } = await built('platform/pdf/index.js');
  const templates = new TemplateEngine(inRoot('templates'));
  const renderer = new PdfRenderer({ chromium: shippedChromium });
  const fileOf = (name) => inRoot('backend', 'content', 'files', `${name}.pdf`);
  const shipped = templates.names.filter((name) => existsSync(fileOf(name)));
  try {
    for (const name of shipped) {
      writeFileSync(fileOf(name), await renderer.render(templates.render(name, templates.sample(name)).html));
    }
  } finally {
    await renderer.close();
  }
  process.stdout.write(`${shipped.length} documents imprimés depuis leurs modèles, dans backend/content/files.\n`);
});
