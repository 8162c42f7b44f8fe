import type { FieldRefusal } from './domain-error.js';
import { fieldCatalogue, fillMessage } from './error-catalogue.js';

/** Why a field is refused, in words. */
export function fieldMessage({ code, params }: FieldRefusal): string {
  const known = Object.entries(fieldCatalogue).find(([name]) => name === code)?.[1];
  return fillMessage(known ?? code.replace(/^texte:/, ''), params);
}
