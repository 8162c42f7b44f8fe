/** The texts of a record as staff write them. */
import * as z from 'zod/mini';
import { about } from '../data.js';

const LONGEST_TITLE = 200;
export const LONGEST_TEXT = 1_000;
export const LONGEST_BODY = 100_000;

export const text = (longest: number) =>
  z.string('obligatoire').check(z.trim(), z.maxLength(longest, 'texte_trop_long'));
export const title = text(LONGEST_TITLE).check(z.minLength(1, 'obligatoire'));
export const summary = about(text(LONGEST_TEXT), 'Plain text');
