/**
 * A whole version of the grid, with the names of the published document. Only its form is checked, because a draft may
 * be incomplete. `checkDraft` of the rules checks its content.
 */
import { byDegreeField, TRAINING_FIELD } from '@valorisation/rules';
import * as z from 'zod/mini';
import { about, list } from '../data.js';

/** The size in bytes of the largest file for a draft: a whole version, or only its degrees and texts. */
export const LARGEST_GRID_FILE = { json: 1024 * 1024, xlsx: 5 * 1024 * 1024 } as const;

const MOST_ROWS = 500;
const LARGEST_NUMBER = 1_000_000;

const rows = <Of extends z.ZodMiniType>(row: Of, most = MOST_ROWS) => z.readonly(z.array(row).check(z.maxLength(most)));
const number = z.int().check(z.minimum(0), z.maximum(LARGEST_NUMBER));
const title = z.string().check(z.maxLength(300));
const text = z.string().check(z.maxLength(3000));
const short = z.string().check(z.maxLength(60));
const decimal = about(z.union([z.number(), short]), 'A number, or the text typed so far');
const level = z.int().check(z.minimum(0), z.maximum(3));

export const gridParts = {
  cats: rows(z.object({ cat_id: number, cat_title: title, cat_level: level, ccn_categorie: number, indice: decimal })),
  catpars: rows(z.object({ catpar_id: number, catpar_title: title })),
  enfants: rows(z.object({ catenf_id: number, catenf_title: title, fk_catpar: number })),
  metiers: rows(
    z.object({
      metier_id: number,
      metier_title: title,
      fk_catenf: number,
      fk_metier_cat: z.nullable(level),
      ccn_categorie: z.nullable(number),
      ...byDegreeField(() => decimal),
      [TRAINING_FIELD]: short,
      metier_ens: level,
    }),
  ),
  criteres: rows(
    z.object({
      critere_id: number,
      critere_idx: number,
      metier_field: short,
      critere_title: title,
      definition: text,
      indices: rows(
        z.object({
          cat_level: level,
          degres: rows(
            z.object({
              degre: number,
              degre_value: decimal,
              degre_level: text,
              public: z.exactOptional(short),
            }),
            60,
          ),
        }),
        8,
      ),
    }),
    20,
  ),
  conges: rows(
    z.object({
      conge_id: number,
      conge_title: title,
      semaines_sup: number,
      jours_ouvrables: number,
      points: decimal,
      duree_annuelle_heures: z.number(),
    }),
    60,
  ),
  paliers: rows(z.object({ annees: number, taux: z.readonly(z.array(z.number()).check(z.maxLength(8))) }), 100),
  params: rows(z.object({ param_title: short, param_value: decimal, note: z.exactOptional(title) }), 60),
} as const;

export const draftDocument = z
  .object({ source: z.exactOptional(text), ...gridParts })
  .register(z.globalRegistry, { id: 'GridDocument' });

export const partNames = z.enum(Object.keys(gridParts) as (keyof typeof gridParts)[]);

/** A problem that remains in a draft, in the branch's words. */
export const gridProblem = z
  .object({
    part: about(z.nullable(partNames), 'Null: the file itself'),
    place: about(z.nullable(z.int()), 'Row number in its list'),
    field: about(z.nullable(z.string()), 'Field within the row'),
    warning: about(z.boolean(), 'It does not prevent the publication of the version'),
    where: z.string(),
    text: z.string(),
  })
  .register(z.globalRegistry, { id: 'GridProblem' });
export const gridProblems = list(gridProblem);
