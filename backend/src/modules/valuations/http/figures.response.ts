import { z } from 'zod';

const count = z.int().min(0);

/** The figures of the establishment for the viewer. Amounts in EUR, shares in %. Archived rows count in `statuts` only. */
export const figuresResponse = z
  .object({
    jour: z.string().describe('Day of the figures, YYYY-MM-DD'),
    profiles: count,
    profiles_sous_smic: count,
    valors: count.describe('Valuations that are not archived'),
    sous_smic: count.describe('Of these, those below the minimum of the grid in force'),
    horaires: count.describe('Of these, those paid by the hour: no sum holds them'),
    sans_montant: count.describe('Of these, those that are not computed yet'),
    minima: z.number().describe('Sum of valor_minima, the total of the list'),
    a_verser: z.number().describe('Sum of profile_a_verser, the complements included'),
    complement_smic: z.number().describe('Sum of profile_complement_smic'),
    quotite: z.number().describe('Sum of valor_c0 of the rows that `minima` holds'),
    statuts: z.array(z.object({ valor_visa: z.int().min(0).max(4), valors: count })),
    categories: z.array(
      z.object({
        valor_cat: z.int().min(0).max(3),
        valors: count,
        sous_smic: count,
        minima: z.number(),
        quotite: z.number(),
      }),
    ),
    anniversaires: z
      .array(
        z.object({
          valor_id: z.int().positive(),
          profile_id: z.int().positive(),
          profile_name: z.string(),
          metier_title: z.string(),
          valor_visa: z.int().min(0).max(4),
          date: z.string().describe('Day on which the seniority rate changes, YYYY-MM-DD'),
          taux_avant: z.number(),
          taux_apres: z.number(),
          echu: z.boolean().describe('The day has come and the rate is not applied yet'),
        }),
      )
      .describe('Those that have come and those of the next twelve months, by day'),
  })
  .meta({
    id: 'Figures',
    examples: [
      {
        jour: '2026-11-21',
        profiles: 1,
        profiles_sous_smic: 1,
        valors: 1,
        sous_smic: 1,
        horaires: 0,
        sans_montant: 0,
        minima: 1785.33,
        a_verser: 1867.02,
        complement_smic: 0,
        quotite: 100,
        statuts: [{ valor_visa: 1, valors: 1 }],
        categories: [{ valor_cat: 0, valors: 1, sous_smic: 1, minima: 1785.33, quotite: 100 }],
        anniversaires: [
          {
            valor_id: 18,
            profile_id: 16,
            profile_name: 'Lucie Bernard',
            metier_title: 'Agent de service',
            valor_visa: 1,
            date: '2027-09-01',
            taux_avant: 1,
            taux_apres: 2,
            echu: false,
          },
        ],
      },
    ],
  });
