import { useId, type ReactNode } from 'react';
import { ui } from '../i18n/fr';
import { cx } from './cx';
import { Icon } from './Icon';
import { useModal } from './useModal';
import styles from './Dialog.module.css';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  wide?: boolean;
  /** `alertdialog` for what must be read before going on. */
  role?: 'dialog' | 'alertdialog';
}

export function Dialog({ open, onClose, title, children, actions, wide = false, role = 'dialog' }: DialogProps) {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} role={role} className={cx(styles.dialog, wide && styles.wide)} aria-labelledby={titleId}>
      {open && (
        <div>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label={ui.close} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
}

/** The side menu of small screens. */
export function Drawer({ open, onClose, label, children }: DrawerProps) {
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={styles.drawer} aria-label={label}>
      {open && <div>{children}</div>}
    </dialog>
  );
}
