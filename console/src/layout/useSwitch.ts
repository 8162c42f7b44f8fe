import type { OwnEstablishment } from '@valorisation/contract';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { session } from '../api/session';
import { messageOf } from '../core/errors';
import { dismissToasts, showToast } from '../core/toasts';
import { chrome } from '../i18n/fr';
import { paths } from '../routes';

/** Works in another establishment of the person. Nothing of the former one stays on the screen. */
export function useSwitch(): (establishment: OwnEstablishment) => Promise<void> {
  const navigate = useNavigate();
  return async ({ accountId, companyName }) => {
    try {
      await session.switchTo(accountId, () => {
        dismissToasts();
        // At once, so that no page of the former establishment is read for the new one.
        flushSync(() => void navigate(paths.dashboard()));
      });
      showToast(chrome.establishments.switched(companyName), 'success');
    } catch (error) {
      showToast(messageOf(error), 'error');
    }
  };
}
