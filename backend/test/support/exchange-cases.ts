/** Classifications with every input that a spreadsheet has to carry. */
import { METIER, THREE_DEGREES, type Input } from './classification.js';

export const exchangeInputs: readonly Input[] = [
  { valor_c5: METIER.secretaryAccountant, valor_data: THREE_DEGREES, valor_c0: 62.5, valor_garantie: 1500.55 },
  { valor_c5: METIER.headOfStudies, valor_forfait_jours: 1, valor_data: defaults([1, 2, 3], 4) },
  {
    valor_c5: METIER.other,
    valor_other_metier: '+ Médiation; « animale »',
    valor_cat: 1,
    valor_data: { 1: { c: 2 }, 2: { c: 2 }, 3: { nc: true }, 4: { nc: true }, 5: { nc: true }, 6: { c: 0 } },
  },
  {
    valor_c5: METIER.secretary,
    valor_data: { ...THREE_DEGREES, 1: { c: 1, reason: 'Prise de poste', evidence: '@mention' } },
    valor_anciennete: '2016-02-29',
    valor_conges: 3,
  },
];

function defaults(criteria: readonly number[], degree: number): object {
  return Object.fromEntries(criteria.map((id) => [id, { c: degree }]));
}
