/** A layer over the page. The library holds the focus in it and gives it back; Escape and a click outside close it. */
import type { CSSProperties, ReactNode } from 'react';
import { Dialog as Content, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { ui } from '../i18n/fr';
import { useMessagesHeight } from './bottomSpace';
import { CloseButton } from './CloseButton';
import { cx } from './cx';
import styles from './Dialog.module.css';
import { LayerReturn } from './LayerReturn';
import { LibraryRoot } from './LibraryRoot';

interface LayerProps {
  open: boolean;
  onClose: () => void;
  className: string;
  children: ReactNode;
}

function Layer({ open, onClose, className, children }: LayerProps) {
  const style: CSSProperties & Record<'--messages', string> = { '--messages': `${useMessagesHeight()}px` };
  return (
    <LibraryRoot>
      <ModalOverlay
        className={cx(styles.overlay)}
        style={style}
        isOpen={open}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        isDismissable
      >
        <Modal className={className}>
          <LayerReturn open={open} />
          {children}
        </Modal>
      </ModalOverlay>
    </LibraryRoot>
  );
}

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  wide?: boolean;
  /** `alertdialog` for a message that must be read first. */
  role?: 'dialog' | 'alertdialog';
}

export function Dialog({ open, onClose, title, children, actions, wide = false, role = 'dialog' }: DialogProps) {
  return (
    <Layer open={open} onClose={onClose} className={cx(styles.dialog, wide && styles.wide)}>
      <Content role={role} className={cx(styles.content)}>
        <div className={styles.head}>
          <Heading slot="title" className={cx(styles.title)}>
            {title}
          </Heading>
          <CloseButton label={ui.close} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </Content>
    </Layer>
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
  return (
    <Layer open={open} onClose={onClose} className={cx(styles.drawer)}>
      <Content aria-label={label} className={cx(styles.content)}>
        {children}
      </Content>
    </Layer>
  );
}
