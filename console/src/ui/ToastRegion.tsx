import { ui } from '../i18n/fr';
import { useBottomSpace } from './bottomSpace';
import { cx } from './cx';
import { Icon } from './Icon';
import { dismissToast, useToasts } from './toasts';
import styles from './ToastRegion.module.css';

/** Drawn once, by the layout: what appears in it is read out without moving the focus. */
export function ToastRegion() {
  const toasts = useToasts();
  const marginBottom = useBottomSpace();
  return (
    <section
      className={styles.region}
      style={{ marginBottom }}
      aria-label={ui.notifications}
      aria-live="polite"
      aria-atomic="false"
    >
      {toasts.map(({ id, message, tone }) => (
        <div key={id} className={cx(styles.toast, styles[tone])} role={tone === 'error' ? 'alert' : undefined}>
          <p>{message}</p>
          <button type="button" className={styles.close} aria-label={ui.dismiss} onClick={() => dismissToast(id)}>
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
    </section>
  );
}
