/** Entry of the public page of the estimate: takes over what the server has rendered (ADR 33). */
import type { Day } from '@valorisation/rules';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hasFunction } from '../../amounts/model/chosenFunction';
import type { Result } from '../../amounts/model/result';
import { EstimateIsland } from './EstimateIsland';
import { loadParts } from './lazyParts';
import { DATA_ID, PLACE_ID, type IslandProps } from './place';

type Shown = Pick<Result, 'due' | 'displayed' | 'indexHundredths'>;
type Given = Pick<IslandProps, 'reference' | 'root'>;

function given(): Given | null {
  const data = document.getElementById(DATA_ID)?.textContent;
  return data === undefined ? null : (JSON.parse(data) as Given);
}

async function takeOver(): Promise<void> {
  const place = document.getElementById(PLACE_ID);
  const props = given();
  if (place === null || props === null) return;
  const { search } = window.location;
  const parts = loadParts();
  // What is on the page already is taken over as a whole.
  if (hasFunction(search)) await parts;
  hydrateRoot(place, <EstimateIsland {...props} search={search} />);
  const { ToastRegion } = await parts;
  createRoot(document.body.appendChild(document.createElement('div'))).render(<ToastRegion />);
}

/** What the page shows at each of these queries on a day: the built page itself is held against the rules by it. */
export async function amountsAt(searches: readonly string[], day: Day): Promise<readonly (Shown | null)[]> {
  const [{ estimateAt, resultOf }, props] = [await loadParts(), given()];
  return searches.map((search) => {
    const worked = props && estimateAt(props.reference, search, day).worked;
    const result = worked && resultOf(worked);
    return result && { due: result.due, displayed: result.displayed, indexHundredths: result.indexHundredths };
  });
}

// A part that cannot be had is asked for again, and told, once a function is chosen.
takeOver().catch(() => undefined);
