import { useEffect, useId, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useObservable } from '../core/observable';
import { ui } from '../i18n/fr';
import { setMessagesHeight, topLayer, useBottomSpace } from './bottomSpace';
import { Button, LinkButton } from './Button';
import { CloseButton } from './CloseButton';
import { cx } from './cx';
import { dismissToast, holdToasts, undoToast, useToasts, type Toast } from '../core/toasts';
import styles from './ToastRegion.module.css';

const staysWithin = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/** Stops the time of all messages while the pointer or the focus is on one of them. */
function useHold() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const isHeld = hovered || focused;
  useEffect(() => (isHeld ? holdToasts() : undefined), [isHeld]);
  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent) => !staysWithin(event) && setFocused(false),
  };
}

function ToastCard({ id, message, tone, canUndo, link }: Toast) {
  const messageId = useId();
  const hold = useHold();
  return (
    <div className={cx(styles.toast, styles[tone])} role={tone === 'error' ? 'alert' : undefined} {...hold}>
      <p id={messageId}>{message}</p>
      {link && (
        <LinkButton to={link.to} aria-describedby={messageId} onClick={() => dismissToast(id)}>
          {link.label}
        </LinkButton>
      )}
      {canUndo && (
        <Button aria-describedby={messageId} onClick={() => undoToast(id)}>
          {ui.undo}
        </Button>
      )}
      {canUndo && <span className="visually-hidden">{ui.undoShortcut}</span>}
      <CloseButton label={ui.dismiss} size={16} onClick={() => dismissToast(id)} />
    </div>
  );
}

/**
 * Remembers which element had the focus before the messages. F6 moves the focus to the latest message; F6 or Escape
 * moves it back. The focus also goes back when its message disappears.
 */
function useLandmarkFocus(toasts: readonly Toast[]) {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const isInside = useRef(false);

  function goBack() {
    const former = cameFrom.current;
    if (former?.isConnected === true) former.focus();
    else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }

  useEffect(() => {
    function onKeyDown(event: globalThis.KeyboardEvent) {
      if (event.key !== 'F6' || event.altKey || event.ctrlKey || event.metaKey) return;
      const latest = region.current?.lastElementChild?.querySelector('button');
      if (!latest) return;
      event.preventDefault();
      if (isInside.current) goBack();
      else latest.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  useLayoutEffect(() => {
    if (!isInside.current || region.current?.contains(document.activeElement) === true) return;
    isInside.current = false;
    if (document.activeElement === document.body) goBack();
  }, [toasts]);

  return {
    ref: region,
    onFocus: (event: FocusEvent) => {
      if (isInside.current) return;
      isInside.current = true;
      cameFrom.current = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null;
    },
    onBlur: (event: FocusEvent) => {
      // If the focus leaves only because the window loses it, the focus keeps its place.
      if (!staysWithin(event) && event.target !== document.activeElement) isInside.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && goBack(),
  };
}

const NONE: readonly Toast[] = [];

/** In px: the distance of the messages from the edge of the screen, and from a dialog. */
const GAP = 16;

/** In ms: the time until a screen reader knows a new region and reads out what appears in it. */
const KNOWN_AFTER_MS = 50;

/** The messages, and the element in which they are rendered: the dialog on top, or the page. */
function usePlacedToasts() {
  const toasts = useToasts();
  const layer = useObservable(topLayer);
  const [known, setKnown] = useState(layer);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(layer), KNOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [layer]);
  return { layer, toasts: known === layer ? toasts : NONE };
}

/** The layout renders this region once. Its messages are read out and do not move the focus. */
export function ToastRegion() {
  const { layer, toasts } = usePlacedToasts();
  const marginBottom = useBottomSpace();
  const landmark = useLandmarkFocus(toasts);
  const { ref: region } = landmark;

  useLayoutEffect(() => {
    const tell = () =>
      setMessagesHeight(toasts.length === 0 ? 0 : marginBottom + (region.current?.offsetHeight ?? 0) + GAP);
    tell();
    // In a narrower window or with larger letters, the same messages take more lines.
    const observer = new ResizeObserver(tell);
    if (region.current !== null) observer.observe(region.current);
    return () => {
      observer.disconnect();
      setMessagesHeight(0);
    };
  }, [toasts, marginBottom, region, layer]);

  const drawn = (
    <section
      {...landmark}
      // Lets people read and close messages while a menu is open.
      data-react-aria-top-layer
      className={styles.region}
      {...(marginBottom > 0 && { style: { marginBottom } })}
      aria-label={ui.notifications}
      aria-keyshortcuts="F6"
      aria-live="polite"
      aria-atomic="false"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} {...toast} />
      ))}
    </section>
  );
  return layer === null ? drawn : createPortal(drawn, layer);
}
