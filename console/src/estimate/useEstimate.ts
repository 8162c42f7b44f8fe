/** The estimate in the address. Reading it reads the address; changing it changes the address. */
import type { ValuationInput } from '@valorisation/contract';
import { wageTerritoryOf, type Day } from '@valorisation/rules';
import { useCallback, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { estimateOf, estimateSearch, readEstimate } from '../amounts/model/estimateAddress';
import type { Changeable, Worked } from '../amounts/model/result';
import { today } from '../amounts/model/today';
import { mergeInputs, payInputOf } from '../amounts/model/work';
import type { PublicReference } from '../api/reference';
import { paths } from '../routes';

export interface EstimateState {
  /** Null until a function is chosen. */
  readonly estimate: Changeable | null;
  /** True when the grid lacks the function in the address. */
  readonly isUnknown: boolean;
  /** The query of an address that restores the shown estimate. */
  readonly search: string;
  readonly department: string | undefined;
  changeDepartment(department: string | undefined): void;
  /** Goes back to the choice of a function and keeps the situation. */
  chooseAnother(): void;
}

export function estimateAt(published: PublicReference, search: string, day: Day) {
  const { department, given } = readEstimate(search);
  const isMayotte = wageTerritoryOf(department ?? null) === 'mayotte';
  const reference = isMayotte ? { ...published, floors: published.floorsInMayotte } : published;
  const held = estimateOf(published.grid, given, day);
  const worked: Worked | null = held && {
    valuation: null,
    reference,
    amountGrid: reference,
    saving: { hasUnsaved: false },
    inPlace: false,
    payInput: payInputOf(held.work, day),
    alone: true,
    job: held.job,
    work: held.work,
  };
  return { department, given, input: held?.input ?? given, worked };
}

export function useEstimate(published: PublicReference): EstimateState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const found = useMemo(() => estimateAt(published, search, today()), [published, search]);
  const { department, given, input, worked } = found;
  const go = (next: ValuationInput, replace: boolean) =>
    void navigate(paths.estimate(estimateSearch(next, department)), { replace });
  const save = (change: ValuationInput) => go(mergeInputs(input, change), true);
  /** The input from before the present field was edited. */
  const before = useRef<ValuationInput | null>(null);
  const leave = useCallback(() => {
    before.current = null;
  }, []);

  return {
    estimate: worked && {
      ...worked,
      unsaid: { share: input.shareHundredths === undefined, seniority: input.seniorityOn === undefined },
      save,
      // Each keystroke changes the address at once. A refused text restores the address from before.
      type: (change) => {
        before.current ??= input;
        go(change === null ? before.current : mergeInputs(before.current, change), true);
      },
      leave,
    },
    isUnknown: worked === null && given.functionId !== undefined,
    search: estimateSearch(input, department),
    department,
    changeDepartment: (place) => void navigate(paths.estimate(estimateSearch(input, place)), { replace: true }),
    chooseAnother: () => {
      const { functionId: _job, otherFunction: _title, categoryLevel: _level, answers: _answers, ...situation } = input;
      go(situation, false);
    },
  };
}
