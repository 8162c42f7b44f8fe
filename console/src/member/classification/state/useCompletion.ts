/** From the last answer to the stored amount in one act: it saves, has the server compute, and leads to the result. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiError, messageOf } from '../../../core/errors';
import { useCompleteValuation } from '../../../api/lifeCalls';
import { classification as texts } from '../../../i18n/fr';
import { paths } from '../../../routes';
import { useSeniorityQuestion } from '../parts/SeniorityQuestion';
import { confirmSeniority, isSeniorityConfirmed } from './seniorityConfirmed';
import type { Classification } from './useClassification';

const { calculation: words } = texts;

interface CompletionOptions {
  isValid?: boolean;
  onRefused?: () => void;
  /** Leads to the field for the seniority. By default it leads to the page of the calculation. */
  onGive?: () => void;
}

export function useCompletion(classification: Classification, options: CompletionOptions = {}) {
  const { isValid = true, onRefused, onGive } = options;
  const { id, saving, work } = classification;
  const navigate = useNavigate();
  const server = useCompleteValuation();
  const question = useSeniorityQuestion(work);
  const [failure, setFailure] = useState<string | null>(null);
  /** Why the act must wait until a typed value is correct and saved. */
  const [heldBack, setHeldBack] = useState<string | null>(null);
  const [running, setRunning] = useState(false);
  if (heldBack !== null && isValid && !saving.hasUnsaved) setHeldBack(null);

  /** False when the calculation must not run yet. */
  async function isSituationExact(): Promise<boolean> {
    if (work.seniorityOn !== null || isSeniorityConfirmed(id)) return true;
    const answer = await question.ask();
    if (answer === 'none') confirmSeniority(id);
    if (answer === 'give') (onGive ?? (() => void navigate(paths.calculation(id))))();
    if (typeof answer === 'object') classification.save({ seniorityOn: answer.day });
    return answer === 'none' || typeof answer === 'object';
  }

  function holdBack(why: string) {
    setHeldBack(why);
    onRefused?.();
  }

  async function complete() {
    setFailure(null);
    if (!isValid) return holdBack(words.unsaved);
    if (!(await isSituationExact())) return;
    setRunning(true);
    try {
      const version = await saving.flush();
      if (version === null) return setHeldBack(words.unsaved);
      await server.mutateAsync({ id, version });
      return void navigate(paths.conclusion(id));
    } catch (error) {
      const fields = isApiError(error) ? Object.values(error.fields) : [];
      setFailure([words.failed, messageOf(error), ...new Set(fields)].join(' '));
      if (isApiError(error) && error.isStale) await saving.reload();
    } finally {
      setRunning(false);
    }
  }

  async function showResult() {
    if ((await saving.flush()) === null) return setHeldBack(words.unsavedBeforeResult);
    return void navigate(paths.conclusion(id));
  }
  return {
    complete,
    showResult,
    /** Replaces the link to the result while a typed value is refused, because leaving would lose that value. */
    holdResultBack: () => holdBack(words.unsavedBeforeResult),
    running,
    failure: failure ?? heldBack,
    dialog: question.dialog,
  };
}

export type Completion = ReturnType<typeof useCompletion>;
