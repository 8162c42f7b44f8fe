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

export function useCompletion(classification: Classification) {
  const { id, saving, unsaid } = classification;
  const navigate = useNavigate();
  const server = useCompleteValuation();
  const [failure, setFailure] = useState<string | null>(null);
  /** True while the act waits until the answers are saved. */
  const [isHeldBack, setHeldBack] = useState(false);
  const [running, setRunning] = useState(false);
  if (isHeldBack && !saving.hasUnsaved) setHeldBack(false);

  async function complete() {
    setFailure(null);
    if (unsaid.seniority) return void navigate(askingPath(id));
    setRunning(true);
    try {
      const version = await saving.flush();
      if (version === null) return setHeldBack(true);
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

  return { complete, running, failure: failure ?? (isHeldBack ? words.unsaved : null) };
}

export type Completion = ReturnType<typeof useCompletion>;
