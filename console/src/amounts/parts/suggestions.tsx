/** What the home page needs for its suggestions. It is loaded when the field gets the focus. */
import { functionCalls, gridCalls } from '@valorisation/contract';
import { functionSearch, OTHER_FUNCTION_ID } from '@valorisation/rules';
import { call } from '../../api/call';
import { toFunctionNames } from '../../api/functionNames';
import { toPublicReference } from '../../api/reference';
import type { ComboboxOption } from '../../ui/Options';
import { plannedDues } from '../model/plannedDue';
import { newValuation as words } from '../../i18n/fr/classification/newValuation';
import { foundOptions, foundStatus, outsideText } from './foundOptions';

interface Suggested {
  readonly options: readonly ComboboxOption[];
  readonly status: string;
  /** True when the first function is what was typed. */
  readonly isSure: boolean;
  /** The number of all functions found, when not all of them are shown. */
  readonly all: number | null;
  /** Says that the grid has no function with these words; null when it has one. */
  readonly outside: string | null;
}

export type Suggest = (typed: string) => Suggested;

/** More would not fit on a small screen. The page of the estimate shows all. */
const SHOWN = 4;

export async function loadSuggestions(): Promise<Suggest> {
  const [grid, names] = await Promise.all([call(gridCalls.inForce), call(functionCalls.names)]);
  const reference = toPublicReference(grid);
  const find = functionSearch(reference.grid, toFunctionNames(names));
  const amountOf = plannedDues(reference);
  // The names are prepared before the first key.
  find('');
  return (typed) => {
    const found = find(typed);
    const { isOutside } = found;
    const functions = found.functions.filter(({ functionId }) => isOutside || functionId !== OTHER_FUNCTION_ID);
    const shown = { ...found, functions: functions.slice(0, SHOWN) };
    const all = functions.length > SHOWN ? functions.length : null;
    return {
      options: foundOptions(reference.grid, shown, typed, amountOf),
      status: all === null ? foundStatus(found) : words.shownOf(SHOWN, all),
      isSure: found.isNamed,
      all,
      outside: isOutside ? outsideText(found) : null,
    };
  };
}
