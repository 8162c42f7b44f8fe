/** The texts of a page as the public reads them. */
import type { PageBody } from '@valorisation/contract';
import { cleanPortalText } from '../../../platform/http/rich-text.js';

export function cleanPage(body: PageBody): PageBody {
  const sections = body.sections.map((section) =>
    section.text === undefined ? section : { ...section, text: cleanPortalText(section.text) },
  );
  return { ...body, sections };
}

/** Without hidden sections, and with clean texts, whatever is stored. */
export function publicPage<Page extends { readonly body: PageBody }>(page: Page): Page {
  const { sections } = page.body;
  return { ...page, body: cleanPage({ ...page.body, sections: sections.filter(({ hidden }) => hidden !== true) }) };
}
