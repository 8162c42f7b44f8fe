import { z } from 'zod';

/** An establishment of the public company register (product decisions, section 2). */
export const companyResponse = z
  .object({
    siret: z.string(),
    company_name: z.string().nullable().describe('Null: the establishment does not publish it'),
    company_address: z.string().nullable(),
    open: z.boolean().describe('False: the register says that it is closed'),
    published: z.boolean().describe('False: it keeps its name and address to itself'),
    idcc_7520: z.boolean().describe('True: the agreements that it declares include IDCC 7520'),
  })
  .meta({
    id: 'Company',
    examples: [
      {
        siret: '77500000300019',
        company_name: 'ASSOCIATION LYCEE AGRICOLE PRIVE EXEMPLE',
        company_address: '1 RUE DES CHAMPS 35000 RENNES',
        open: true,
        published: true,
        idcc_7520: true,
      },
    ],
  });
