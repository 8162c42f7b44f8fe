import { z } from 'zod';

/** A document as the worker prints it. In JSON, so that no address of the API is a page that a browser would open. */
export const printedPageResponse = z
  .object({
    title: z.string().describe('Of the document, as text'),
    html: z.string().describe('The whole document: styles and fonts inside, no script, nothing to fetch'),
  })
  .meta({ id: 'PrintedPage', examples: [{ title: 'Fiche de poste', html: '<!doctype html>…' }] });
