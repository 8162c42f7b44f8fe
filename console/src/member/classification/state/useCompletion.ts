/** From the last answer to the stored amount in one act: it saves, has the server compute, and leads to the result. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiError, messageOf } from '../../../core/errors';
import { useCompleteValuation } from '../../../api/lifeCalls';
import { classification as texts } from '../../../i18n/fr';
import { paths } from '../../../routes';
import { askingPath } from './resumePath';
import type { Classification } from './useClassification';

const { calculation: words } = texts;

interface CompletionOptions {
  isValid?: boolean;
  onRefused?: () => void;
  /** Asks for the seniority on the same page. By default its own page asks. */
  onUnsaid?: () => void;
}

export function useCompletion(classification: Classification, options: CompletionOptions = {}) {
  const { isValid = true, onRefused, onUnsaid } = options;
  const { id, saving, unsaid } = classification;
  const navigate = useNavigate();
  const server = useCompleteValuation();
  const [failure, setFailure] = useState<string | null>(null);
  /** Why the act must wait until a typed value is correct and saved. */
  const [heldBack, setHeldBack] = useState<string | null>(null);
  const [running, setRunning] = useState(false);
  if (heldBack !== null && isValid && !saving.hasUnsaved) setHeldBack(null);

  function holdBack(why: string) {
    setHeldBack(why);
    onRefused?.();
  }

  async function complete() {
    setFailure(null);
    if (!isValid) return holdBack(words.unsaved);
    if (unsaid.seniority) return onUnsaid === undefined ? void navigate(askingPath(id)) : onUnsaid();
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
  };
}

export type Completion = ReturnType<typeof useCompletion>;
