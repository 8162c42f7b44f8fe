import type { FieldRefusal } from './domain-error.js';
import { fieldCatalogue } from './field-catalogue.js';
import { fillMessage } from './error-catalogue.js';

const messages: ReadonlyMap<string, string> = new Map(Object.entries(fieldCatalogue));

export function fieldMessage({ code, params }: FieldRefusal): string {
  return fillMessage(messages.get(code) ?? code.replace(/^texte:/, ''), params);
}
