/**
 * A layer over the page. It is the browser's own dialog element, which holds the focus and gives it back. Escape and a
 * click outside close it.
 */
import { useEffect, useId, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ui } from '../i18n/fr';
import { topLayer, useMessagesHeight } from './bottomSpace';
import { Button } from './Button';
import { CloseButton } from './CloseButton';
import { cx } from './cx';
import styles from './Dialog.module.css';
import { useStableCallback } from './useStableCallback';

const REACHED =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe, [tabindex="0"]';

/** In a dialog that asks for something: where the answer is typed or chosen. */
const FIRST_FIELD = 'form :is(input, select, textarea):enabled, [role="combobox"]:enabled';

/** Moves the focus from the last control to the first. Without this, the browser would go on to its own bars. */
function goRound(event: KeyboardEvent, content: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const reached = [...content.querySelectorAll<HTMLElement>(REACHED)].filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility(),
  );
  const [end, start] = event.shiftKey ? [reached[0], reached.at(-1)] : [reached.at(-1), reached[0]];
  const { activeElement } = document;
  if (activeElement !== end && !(event.shiftKey && activeElement === content)) return;
  event.preventDefault();
  start?.focus();
}

interface LayerProps {
  onClose: () => void;
  role?: 'dialog' | 'alertdialog';
  /** The accessible name of the layer, or the id of its title. */
  label?: string;
  labelledBy?: string;
  className: string;
  children: ReactNode;
}

function Layer({ onClose, role = 'dialog', label, labelledBy, className, children }: LayerProps) {
  const layer = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const style: CSSProperties & Record<'--messages', string> = { '--messages': `${useMessagesHeight()}px` };

  const close = useStableCallback(onClose);

  useLayoutEffect(() => {
    const element = layer.current;
    const under = topLayer.get();
    const { documentElement: page } = document;
    // The page must not scroll. Its scroll bar disappears, so the room of the scroll bar is reserved.
    if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
    // Set only after the measurement. A rule in the style sheet would hide the scroll bar before it is measured.
    page.style.overflow = 'hidden';
    element?.showModal();
    // A form begins with its first field. Other content is read from its title on, and not from its first control.
    (content.current?.querySelector<HTMLElement>(FIRST_FIELD) ?? content.current)?.focus();
    topLayer.set(element);
    return () => {
      topLayer.set(under);
      if (under === null) Object.assign(page.style, { scrollbarGutter: '', overflow: '' });
      element?.close();
    };
  }, []);

  // A click outside closes the layer; with the keyboard, Escape does the same. A press must also have begun outside,
  // because the content may move during a press.
  useEffect(() => {
    const element = layer.current;
    let pressed: EventTarget | null = null;
    const onDown = ({ target }: PointerEvent) => (pressed = target);
    const onClick = ({ target }: MouseEvent) => target === element && pressed === element && close();
    element?.addEventListener('pointerdown', onDown);
    const onKeyDown = (event: KeyboardEvent) => content.current && goRound(event, content.current);
    element?.addEventListener('click', onClick);
    element?.addEventListener('keydown', onKeyDown);
    return () => {
      element?.removeEventListener('pointerdown', onDown);
      element?.removeEventListener('click', onClick);
      element?.removeEventListener('keydown', onKeyDown);
    };
  }, [close]);

  // Rendered in the page's body, because the part of the page that opened the layer may be folded, and a folded part is
  // not printed.
  return createPortal(
    <dialog
      ref={layer}
      // Messages are rendered in this element too, but they are not part of the dialog.
      role="presentation"
      className={styles.overlay}
      style={style}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={className}>
        <div
          ref={content}
          role={role}
          aria-modal
          tabIndex={-1}
          aria-label={label}
          aria-labelledby={labelledBy}
          className={styles.content}
        >
          {children}
        </div>
      </div>
    </dialog>,
    document.body,
  );
}

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** True: the button « Annuler » stands before the others. A text: that button in other words. */
  cancellable?: boolean | string;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  wide?: boolean;
  /** `alertdialog`: for a message that must be read first. */
  role?: 'dialog' | 'alertdialog';
}

export function Dialog({ open, onClose, title, children, wide = false, role = 'dialog', ...props }: DialogProps) {
  const { cancellable = false, actions } = props;
  const titleId = useId();
  if (!open) return null;
  return (
    <Layer onClose={onClose} role={role} labelledBy={titleId} className={cx(styles.dialog, wide && styles.wide)}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <CloseButton label={ui.close} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {(cancellable !== false || actions !== undefined) && (
        <div className={styles.actions}>
          {cancellable !== false && (
            <Button variant="quiet" onClick={onClose}>
              {cancellable === true ? ui.cancel : cancellable}
            </Button>
          )}
          {actions}
        </div>
      )}
    </Layer>
  );
}

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
}

/** The side menu on small screens. */
export function Drawer({ open, onClose, label, children }: DrawerProps) {
  if (!open) return null;
  return (
    <Layer onClose={onClose} label={label} className={cx(styles.drawer)}>
      {children}
    </Layer>
  );
}
