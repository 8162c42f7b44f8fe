import missions from './data/duties.json' with { type: 'json' };
import type { GridDocument } from './grid-document.js';

/** Adds the shipped duties to a document from the time when versions had none, for its own functions. */
export function withSuggestedDuties(document: GridDocument): GridDocument {
  if (document.missions !== undefined) return document;
  const known = new Set(document.metiers.map(({ metier_id }) => metier_id));
  return { ...document, missions: missions.filter(({ metier_id }) => known.has(metier_id)) };
}
