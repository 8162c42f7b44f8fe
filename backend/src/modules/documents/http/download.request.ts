import { z } from 'zod';

const amount = z.coerce.number('invalide').finite('invalide').min(0, 'invalide').optional();

/** What the screen shows, for the server to hold against its own calculation; `q` is the share to print. */
export const downloadRequest = z.object({
  indice: amount.describe('Points, as the screen shows them'),
  indiceMajore: amount.describe('Points'),
  remuneration: amount.describe('Displayed amount, EUR'),
  q: z
    .string()
    .trim()
    .regex(/^\d{1,3}([.,]\d{1,2})?$/, 'quotite')
    .transform((text) => Math.round(Number(text.replace(',', '.')) * 100))
    .refine((hundredths) => hundredths > 0 && hundredths <= 10_000, 'quotite')
    .optional()
    .describe('Share to print, %; the stored one by default'),
});

export type DownloadRequest = z.infer<typeof downloadRequest>;

/** `zip`: one file for each valuation; otherwise one merged PDF with bookmarks. */
export const bundleRequest = z.object({
  format: z.enum(['pdf', 'zip'], 'inconnu').default('pdf').describe('One merged PDF, or a ZIP of one PDF each'),
});

export type BundleRequest = z.infer<typeof bundleRequest>;
