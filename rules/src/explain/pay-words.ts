/** Names of what is paid, on every screen, on paper and in files. */
import type { PayPart } from '../pay/paid.js';

export const PAY_PART_NAMES: Readonly<Record<PayPart, string>> = {
  base: 'Salaire de base',
  complement: 'Complément ou prime d’ancienneté',
  bonus: 'Prime fixe de chaque mois',
  thirteenth: 'Treizième mois, part du mois',
  benefit: 'Avantages en nature',
};
