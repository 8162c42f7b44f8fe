/** The estimate that the address holds: read from it, changed by changing it. */
import type { ValuationInput } from '@valorisation/contract';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { estimateOf, estimateSearch, readEstimate } from '../amounts/model/estimateAddress';
import type { Changeable } from '../amounts/model/result';
import { today } from '../amounts/model/today';
import { mergeInputs, payInputOf } from '../amounts/model/work';
import { inputOf, type FunctionChoice } from '../amounts/parts/functionChoice';
import type { Reference } from '../api/reference';
import { paths } from '../routes';

export interface EstimateState {
  /** Null until a function is chosen. */
  readonly estimate: Changeable | null;
  /** The address names a function that the grid does not have. */
  readonly isUnknown: boolean;
  /** The query that restores what is shown. */
  readonly search: string;
  /** The situation that was given stays. */
  choose(choice: FunctionChoice): void;
  /** Back to the functions, with the situation that was given. */
  chooseAnother(): void;
}

export function useEstimate(reference: Reference): EstimateState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const given = useMemo(() => readEstimate(search), [search]);
  const held = useMemo(() => estimateOf(reference.grid, given, today()), [reference, given]);
  const input = held?.input ?? given;
  const go = (next: ValuationInput, replace: boolean) =>
    void navigate(paths.estimate(estimateSearch(next)), { replace });

  return {
    estimate: held && {
      valuation: null,
      reference,
      amountGrid: reference,
      saving: { hasUnsaved: false },
      payInput: payInputOf(held.work, today()),
      alone: true,
      job: held.job,
      work: held.work,
      save: (change) => go(mergeInputs(input, change), true),
    },
    isUnknown: held === null && given.functionId !== undefined,
    search: estimateSearch(input),
    choose: (choice) => go(mergeInputs(input, inputOf(choice) ?? {}), false),
    chooseAnother: () => {
      const { functionId: _job, otherFunction: _title, categoryLevel: _level, answers: _answers, ...situation } = input;
      go(situation, false);
    },
  };
}
