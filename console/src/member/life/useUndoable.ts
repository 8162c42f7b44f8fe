/** Tells an act with « Annuler » beside it, which sends the inverse command and tells what that did. */
import { isApiError, messageOf } from '../../api/errors';
import { useUndoCalls } from '../../api/undoHooks';
import { undo as words } from '../../i18n/fr';
import { showToast, type ToastLink, type ToastTone } from '../../ui/toasts';
import type { Inverse } from './inverse';

function refusalWords(error: unknown): string {
  return isApiError(error) && error.isStale ? words.stale : words.refused(messageOf(error));
}

/** The message of an act that is done; with an inverse, « Annuler » comes with it. */
export function useUndoable(): (message: string, inverse: Inverse | null, tone?: ToastTone, link?: ToastLink) => void {
  const calls = useUndoCalls();
  return (message, inverse, tone = 'success', link) => {
    if (inverse === null) {
      showToast(message, tone);
      return;
    }
    const onUndo = () => {
      inverse
        .send(calls)
        .then(() => showToast(inverse.told, 'success'))
        .catch((error: unknown) => showToast(refusalWords(error), 'error'));
    };
    showToast(message, tone, { onUndo, link });
  };
}
