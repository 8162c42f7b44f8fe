/** A layer over the page without the library: the browser's own dialog holds the focus and gives it back (ADR 33). */
import { useEffect, useId, useLayoutEffect, useRef, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { ui } from '../../i18n/fr';
import { CloseButton } from '../../ui/CloseButton';
import { cx } from '../../ui/cx';
import type { DialogProps } from '../../ui/Dialog';
import styles from '../../ui/Dialog.module.css';
import documentStyles from './Document.module.css';

const STYLE: CSSProperties & Record<'--messages', string> = { '--messages': '0px' };

export function Dialog({ onClose, title, children, actions, wide = false, role = 'dialog' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // A click beside it; with the keyboard, Escape does the same.
  useEffect(() => {
    const element = dialog.current;
    const onClick = ({ target }: MouseEvent) => target === element && onClose();
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [onClose]);

  // In the page's body, because the part that opened it may be folded, and is not printed with it.
  return createPortal(
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      className={cx(styles.overlay, documentStyles.layer)}
      style={STYLE}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={cx(styles.dialog, wide && styles.wide)}>
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <CloseButton label={ui.close} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
