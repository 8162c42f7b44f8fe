import { plainLine } from '@valorisation/rules';
import { z } from 'zod';

/** A name or title that may be left empty: one visible line. */
export const nameField = (longest: number) =>
  z.string('invalide').transform(plainLine).pipe(z.string().max(longest, 'texte_trop_long'));

/** The same, and it says something. */
export const requiredNameField = (longest: number) =>
  z.string('obligatoire').transform(plainLine).pipe(z.string().min(1, 'obligatoire').max(longest, 'texte_trop_long'));
