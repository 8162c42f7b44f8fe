import missions from './data/duties.json' with { type: 'json' };
import type { GridDocument } from './grid-document.js';

/** A document of before duties were a part of versions has the shipped ones of the functions that it knows. */
export function withSuggestedDuties(document: GridDocument): GridDocument {
  if (document.missions !== undefined) return document;
  const known = new Set(document.metiers.map(({ metier_id }) => metier_id));
  return { ...document, missions: missions.filter(({ metier_id }) => known.has(metier_id)) };
}
