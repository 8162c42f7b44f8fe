/** The data of a version for other software: the names of the published document, in JSON Schema. */
import { byDegreeField, TRAINING_FIELD } from '@valorisation/rules';
import * as z from 'zod';

const decimal = z.union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)]);
const title = z.string().min(1);
const level = z.int().min(0).max(3);

const grid = z.object({
  source: z.string().optional(),
  cats: z
    .array(
      z.object({
        cat_id: z.int(),
        cat_title: title,
        cat_level: level,
        ccn_categorie: z.int().describe('Catégorie de la convention, de 1 à 3'),
        indice: decimal.describe('Indice de base, en points'),
      }),
    )
    .describe('Catégories (chapitre 6)'),
  catpars: z.array(z.object({ catpar_id: z.int(), catpar_title: title })).describe('Domaines'),
  enfants: z.array(z.object({ catenf_id: z.int(), catenf_title: title, fk_catpar: z.int() })).describe('Familles'),
  metiers: z
    .array(
      z.object({
        metier_id: z.int(),
        metier_title: title,
        fk_catenf: z.int(),
        fk_metier_cat: level.nullable().describe('Niveau de catégorie ; null : au choix'),
        ccn_categorie: z.int().nullable(),
        ...byDegreeField(() => decimal),
        metier_c1: decimal.describe('Degré prévu sur le critère 1 ; 0 : non concerné'),
        [TRAINING_FIELD]: z
          .string()
          .describe('Famille des titres que la fonction peut valoriser ; vide : non concernée'),
        metier_ens: z.int().describe('1 : la rémunération à l’heure de formation est possible'),
      }),
    )
    .describe('Fonctions et degrés prévus (annexe 4)'),
  criteres: z
    .array(
      z.object({
        critere_id: z.int(),
        critere_idx: z.int(),
        metier_field: z.string(),
        critere_title: title,
        definition: z.string(),
        indices: z.array(
          z.object({
            cat_level: level,
            degres: z.array(
              z.object({
                degre: z.int(),
                degre_value: decimal.describe('Points'),
                degre_level: z.string(),
                public: z.string().optional().describe('Famille qui peut valoriser le titre'),
              }),
            ),
          }),
        ),
      }),
    )
    .describe('Critères, degrés et points (annexe 2)'),
  conges: z
    .array(
      z.object({
        conge_id: z.int(),
        conge_title: title,
        semaines_sup: z.int(),
        jours_ouvrables: z.int(),
        points: decimal,
        duree_annuelle_heures: z.number(),
      }),
    )
    .describe('Points de congés et durée annuelle (annexes 2 et 3)'),
  paliers: z
    .array(z.object({ annees: z.int(), taux: z.array(z.number()).describe('En pour cent, par niveau de catégorie') }))
    .describe('Taux d’ancienneté (annexe 1)'),
  params: z
    .array(z.object({ param_title: title, param_value: decimal, note: z.string().optional() }))
    .describe('Valeur du point, plancher, coefficients'),
  missions: z
    .array(z.object({ metier_id: z.int(), textes: z.array(z.string()) }))
    .optional()
    .describe('Dans d’anciennes versions seulement : missions proposées par l’outil, que plus rien ne lit'),
});

export const documentSchema: unknown = z.toJSONSchema(grid);
/** The schema as code that checks documents needs it. */
export const gridDocumentShape = grid;
