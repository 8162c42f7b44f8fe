/** The estimate in the address. Reading it reads the address; changing it changes the address. */
import type { ValuationInput } from '@valorisation/contract';
import { wageTerritoryOf, type Day } from '@valorisation/rules';
import { useCallback, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { estimateOf, estimateSearch, readEstimate } from '../amounts/model/estimateAddress';
import type { Changeable, Worked } from '../amounts/model/result';
import { today } from '../amounts/model/today';
import { mergeInputs, payInputOf } from '../amounts/model/work';
import type { Step } from '../amounts/parts/Steps';
import type { PublicReference } from '../api/reference';
import { paths } from '../routes';
import { stepOf, withStep, type EstimateStep } from './step';

export interface EstimateState {
  /** Null until a function is chosen. */
  readonly estimate: Changeable | null;
  /** True when the grid lacks the function in the address. */
  readonly isUnknown: boolean;
  /** The query of an address that restores the shown estimate. */
  readonly search: string;
  readonly department: string | undefined;
  changeDepartment(department: string | undefined): void;
  /** The situation while its seniority was not said, whatever the address asks for. */
  readonly step: EstimateStep;
  goTo(step: EstimateStep): void;
  /** Where each step can be opened. The choice of another function keeps the situation. */
  readonly paths: Readonly<Record<Step, string>>;
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
  const isSaid = input.seniorityOn !== undefined;
  const step = isSaid ? stepOf(search) : 'situation';
  const replace = (next: ValuationInput, place = department) =>
    void navigate(paths.estimate(withStep(estimateSearch(next, place), step)), { replace: true });
  const save = (change: ValuationInput) => replace(mergeInputs(input, change));
  const shown = estimateSearch(input, department);
  const pathOf = (to: EstimateStep) => paths.estimate(withStep(shown, to));
  const { functionId: _job, otherFunction: _title, categoryLevel: _level, answers: _answers, ...situation } = input;
  /** The input from before the present field was edited. */
  const before = useRef<ValuationInput | null>(null);
  const leave = useCallback(() => {
    before.current = null;
  }, []);

  return {
    estimate: worked && {
      ...worked,
      // A person who has gone on has seen the share.
      unsaid: { share: input.shareHundredths === undefined && step === 'situation', seniority: !isSaid },
      save,
      // Each keystroke changes the address at once. A refused text restores the address from before.
      type: (change) => {
        before.current ??= input;
        replace(change === null ? before.current : mergeInputs(before.current, change));
      },
      leave,
    },
    isUnknown: worked === null && given.functionId !== undefined,
    search: shown,
    department,
    changeDepartment: (place) => replace(input, place),
    step,
    goTo: (to) => void navigate(pathOf(to)),
    paths: {
      function: paths.estimate(estimateSearch(situation, department)),
      situation: pathOf('situation'),
      criteria: pathOf('criteria'),
      result: pathOf('result'),
    },
  };
}
