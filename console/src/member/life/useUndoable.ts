import { useQueryClient } from '@tanstack/react-query';
import { isApiError, messageOf } from '../../core/errors';
import { refreshRows } from '../../api/rows';
import { undoCalls } from '../../api/undoCalls';
import { undo as words } from '../../i18n/fr';
import { showToast, type ToastLink, type ToastTone } from '../../core/toasts';
import type { Inverse } from './inverse';

function refusalWords(error: unknown): string {
  return isApiError(error) && error.isStale ? words.stale : words.refused(messageOf(error));
}

/** Shows the message of a finished act. If the act can be undone, the message has « Annuler ». */
export function useUndoable(): (message: string, inverse: Inverse | null, tone?: ToastTone, link?: ToastLink) => void {
  const client = useQueryClient();
  return (message, inverse, tone = 'success', link) => {
    if (inverse === null) {
      showToast(message, tone);
      return;
    }
    async function undo(inverse: Inverse): Promise<void> {
      const [sent] = await Promise.allSettled([inverse.send(undoCalls)]);
      // Whether the undo is done or refused, its message comes once the lists on screen show the result.
      await refreshRows(client);
      if (sent.status === 'fulfilled') showToast(inverse.message, 'success');
      else showToast(refusalWords(sent.reason), 'error');
    }
    showToast(message, tone, { onUndo: () => void undo(inverse), link });
  };
}
