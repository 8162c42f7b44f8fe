import missions from './data/duties.json' with { type: 'json' };
import type { GridDocument } from './grid-document.js';

/** Documents from before versions had duties get the shipped duties of the functions that they contain. */
export function withSuggestedDuties(document: GridDocument): GridDocument {
  if (document.missions !== undefined) return document;
  const known = new Set(document.metiers.map(({ metier_id }) => metier_id));
  return { ...document, missions: missions.filter(({ metier_id }) => known.has(metier_id)) };
}
