/** Entry of the estimate's public page: takes over what the server has rendered (ADR 33). */
import type { Day } from '@valorisation/rules';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hasFunction } from '../../amounts/model/chosenFunction';
import type { Result } from '../../amounts/model/result';
import { tokens } from '../../api/token';
import { loadParts } from '../lazyParts';
import { DATA_ID, EstimateIsland, PLACE_ID, type IslandProps } from './EstimateIsland';

type Shown = Pick<Result, 'due' | 'displayed' | 'indexHundredths'>;
type Given = Omit<IslandProps, 'search'>;

function given(): Given | null {
  const data = document.getElementById(DATA_ID)?.textContent;
  return data === undefined ? null : (JSON.parse(data) as Given);
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** Waits for the first sign that a person uses the page. A page that is not used then loads less. */
async function firstSign(): Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  await new Promise<void>((resolve) => {
    for (const sign of SIGNS) window.addEventListener(sign, () => resolve(), { passive: true, signal });
  });
  stop.abort();
}

/** Renames the link to sign in when the browser knows a stored session. The server does not know the reader. */
function nameEntrance(): void {
  const link = document.querySelector<HTMLElement>('header [data-signed-in]');
  if (link !== null && tokens.read() !== null) link.textContent = link.dataset['signedIn'] ?? '';
}

async function takeOver(): Promise<void> {
  const place = document.getElementById(PLACE_ID);
  const props = given();
  if (place === null || props === null) return;
  const { search } = window.location;
  // Loads the parts first, so that the whole page is taken over at once.
  if (hasFunction(search)) await loadParts();
  hydrateRoot(place, <EstimateIsland {...props} search={search} />);
  if (!hasFunction(search)) await firstSign();
  const { ToastRegion } = await loadParts();
  createRoot(document.body.appendChild(document.createElement('div'))).render(<ToastRegion />);
}

/** What the page shows for each of these queries on a day. A test compares the built page with the rules by it. */
export async function amountsAt(searches: readonly string[], day: Day): Promise<readonly (Shown | null)[]> {
  const [{ estimateAt, resultOf }, props] = [await loadParts(), given()];
  return searches.map((search) => {
    const worked = props && estimateAt(props.reference, search, day).worked;
    const result = worked && resultOf(worked);
    return result && { due: result.due, displayed: result.displayed, indexHundredths: result.indexHundredths };
  });
}

nameEntrance();
// A part that failed to load is requested again, with a message, once a function is chosen.
takeOver().catch(() => undefined);
