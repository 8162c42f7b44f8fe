/** ra-core's notifications (`useNotify`) shown in the product's own region. */
import { useNotificationContext } from 'ra-core';
import { useEffect } from 'react';
import { showToast, type ToastTone } from '../ui/toasts';

const tones: Readonly<Record<string, ToastTone>> = { success: 'success', warning: 'warning', error: 'error' };

export function MemberNotifications() {
  const { notifications, takeNotification } = useNotificationContext();

  useEffect(() => {
    if (notifications.length === 0) return;
    const next = takeNotification();
    if (next && typeof next.message === 'string') showToast(next.message, tones[next.type] ?? 'info');
  }, [notifications, takeNotification]);

  return null;
}
