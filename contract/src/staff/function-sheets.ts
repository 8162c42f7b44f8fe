/** What the tool suggests for the job sheet of each function, as staff review it. */
import * as z from 'zod/mini';
import { about, id } from '../data.js';

const instant = z.iso.datetime();
const LONGEST_SUGGESTION = 4_000;

const paragraph = z
  .string('obligatoire')
  .check(z.trim(), z.minLength(1, 'obligatoire'), z.maxLength(LONGEST_SUGGESTION, 'texte_trop_long'));
const lines = about(paragraph, 'One suggestion a line');
const rhythm = about(
  z.string('invalide').check(z.trim(), z.maxLength(LONGEST_SUGGESTION, 'texte_trop_long')),
  'One suggestion a line, or none',
);

/** The suggestions themselves, by the columns in which they are kept. */
export const functionSheetTexts = {
  purpose: paragraph,
  missions: lines,
  daily: rhythm,
  monthly: rhythm,
  yearly: rhythm,
  knowledge: lines,
  know_how: lines,
  soft_skills: lines,
  internal: about(paragraph, 'Relations inside the establishment'),
  external: about(paragraph, 'Relations outside it'),
  conditions: paragraph,
  reporting: paragraph,
  resources: paragraph,
};

export const functionSheet = z
  .object({
    id,
    function_id: about(id, 'Of the grid'),
    function_title: about(z.nullable(z.string()), 'In the grid in force; null: it has no such function'),
    state: about(z.enum(['to_review', 'confirmed'], 'inconnu'), 'Whether the branch has confirmed the suggestions'),
    ...functionSheetTexts,
    version: id,
    created_at: instant,
    updated_at: instant,
    updated_by: z.nullable(z.string()),
  })
  .register(z.globalRegistry, {
    id: 'FunctionSheet',
    examples: [
      {
        id: 44,
        function_id: 44,
        function_title: 'Agent de service',
        state: 'to_review',
        purpose: 'Tenir les locaux propres.',
        missions: 'Nettoyer les salles.\nServir les repas.',
        daily: 'Nettoyer les salles',
        monthly: 'Compter les produits',
        yearly: 'Remettre les chambres en ordre',
        knowledge: 'Produits de nettoyage',
        know_how: 'Employer une autolaveuse',
        soft_skills: 'Soin',
        internal: 'Intendance, cuisine.',
        external: 'Fournisseurs.',
        conditions: 'Travail debout.',
        reporting: 'Intendance.',
        resources: 'Chariot, produits.',
        version: 1,
        created_at: '2026-11-20T09:30:00.000Z',
        updated_at: '2026-11-20T09:30:00.000Z',
        updated_by: null,
      },
    ],
  });
export type FunctionSheet = z.output<typeof functionSheet>;
