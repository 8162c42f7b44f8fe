/** The acts of the situation's page: go on to the criteria, or calculate at once. Both save the person first. */
import { completionIssues, isUpToDate, withPlannedDegrees } from '@valorisation/rules';
import { useQueryClient } from '@tanstack/react-query';
import type { ValuationInput } from '@valorisation/contract';
import { useCreate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { allFacts, plannedLeft, takePlanned } from '../../../amounts/model/criterionCard';
import { mergeInputs } from '../../../amounts/model/work';
import { useCompleteValuation, useSaveValuation, type ProfileChoice } from '../../../api/lifeCalls';
import { refreshLists } from '../../../api/rows';
import type { ProfileName } from '../../../api/valuation';
import { isApiError, messageOf } from '../../../core/errors';
import { classification as texts } from '../../../i18n/fr';
import { NEW_VALUATION, paths } from '../../../routes';
import { useDraft } from './draft';
import { overviewPath } from './resumePath';
import type { Classification } from './useClassification';

const { profileConcerned: words } = texts;

/** `criteria`: goes on to the criteria. `calculate`: takes the planned degrees and shows the result. */
export type Way = 'criteria' | 'calculate';

/** The criteria without an answer. */
const openOf = (classification: Classification) =>
  allFacts(classification).filter(({ state, asked }) => asked && state === 'pending');

export const openCount = (classification: Classification): number => openOf(classification).length;

/** True when nothing but the planned degrees is missing for the amount. */
export function isCalculable({ reference, job, work }: Classification): boolean {
  const answers = withPlannedDegrees(reference.grid, job, work.categoryLevel, work.answers);
  return completionIssues(reference.grid, job, work.categoryLevel, answers).length === 0;
}

/** True while the stored amount needs no calculation: the server keeps it right after the changes made here. */
export const isSettled = ({ status, saving, inPlace }: Classification): boolean =>
  isUpToDate(status) && (!saving.hasUnsaved || inPlace);

/** The first criterion without an answer, otherwise all of them. */
function criteriaPath(classification: Classification, id: number): string {
  const [open] = openOf(classification);
  return open === undefined ? overviewPath(id) : paths.criterion(id, open.criterion.index, open.criterion.id);
}

interface Saved {
  readonly id: number;
  readonly version: number;
}

/** Null when the saving failed, and the page says so. */
type Keep = (person: ProfileChoice, answers: ValuationInput) => Promise<Saved | null>;

function useCreating(): Keep {
  const draft = useDraft();
  const save = useSaveValuation();
  const { clearSaved } = draft;

  // The draft is cleared when this screen closes, because the screen needs it until then.
  useEffect(() => clearSaved, [clearSaved]);
  return async (person, answers) => {
    const { profileId: _former, profileName: _typed, ...input } = mergeInputs(draft.input ?? {}, answers);
    const created = await save.mutateAsync({ id: NEW_VALUATION, input: { ...input, ...person } });
    draft.markSaved();
    return created;
  };
}

function useChanging({ id, valuation, save, saving }: Classification): Keep {
  const client = useQueryClient();
  const [addPerson] = useCreate<{ profileName: string }, Error, ProfileName>(
    'profiles',
    {},
    { returnPromise: true, onSettled: () => refreshLists(client) },
  );
  return async (choice, answers) => {
    const person = 'profileId' in choice ? { id: choice.profileId } : await addPerson('profiles', { data: choice });
    const moved = person && person.id !== valuation?.profileId ? { profileId: person.id } : {};
    const change = { ...moved, ...answers };
    if (Object.keys(change).length > 0) save(change);
    const version = await saving.flush();
    return version === null ? null : { id, version };
  };
}

function refusal(error: unknown): string {
  const fields = isApiError(error) ? Object.values(error.fields) : [];
  return [words.failed, messageOf(error), ...fields, words.kept].join(' ');
}

export function useSituation(classification: Classification) {
  const [running, setRunning] = useState<Way | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const creating = useCreating();
  const changing = useChanging(classification);
  const server = useCompleteValuation();
  const navigate = useNavigate();
  const { isDraft } = classification;
  const keep = isDraft ? creating : changing;

  async function take(way: Way, person: ProfileChoice) {
    const isTaking = way === 'calculate' && plannedLeft(classification).length > 0;
    const saved = await keep(person, isTaking ? { answers: takePlanned(classification) } : {});
    if (saved === null) return;
    const { id } = saved;
    if (way === 'criteria') return void navigate(criteriaPath(classification, id), { replace: isDraft });
    if (isSettled(classification)) return void navigate(paths.conclusion(id));
    // The valuation is saved already. If the server refuses the calculation, the page of the calculation shows what to
    // correct.
    const isCalculated = await server.mutateAsync(saved).then(
      () => true,
      () => false,
    );
    void navigate(isCalculated ? paths.conclusion(id) : paths.calculation(id), { replace: isDraft });
  }

  return {
    running,
    failure,
    async go(way: Way, person: ProfileChoice) {
      if (running !== null) return;
      setRunning(way);
      setFailure(null);
      try {
        await take(way, person);
      } catch (error) {
        setFailure(refusal(error));
      } finally {
        setRunning(null);
      }
    },
  };
}
