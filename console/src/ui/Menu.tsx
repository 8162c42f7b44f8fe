/** A menu button: arrows move, Enter chooses, Escape and Tab close, focus comes back to the button. */
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { cx } from './cx';
import { Icon } from './Icon';
import { placeBelow } from './placeBelow';
import styles from './Menu.module.css';

export interface MenuItem {
  label: string;
  /** A path of the product; else `onSelect`. */
  to?: string;
  onSelect?: () => void;
  disabled?: boolean;
  /** Smaller words under the label: why it is disabled, or what it is about. */
  hint?: string | undefined;
  danger?: boolean;
  /** A hairline above the item. */
  separated?: boolean;
}

export interface MenuProps {
  /** Name of the button for assistive technology, when its content is not enough. */
  label?: string;
  items: readonly MenuItem[];
  /** Content of the button; without it, the three dots. */
  children?: ReactNode;
  buttonClassName?: string | undefined;
  align?: 'start' | 'end';
}

export function Menu({ label, items, children, buttonClassName, align = 'end' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const opensAt = useRef<'first' | 'last'>('first');
  const listId = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const itemElements = () => [...(root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const focusItem = (index: number) => {
    const all = itemElements();
    all[(index + all.length) % all.length]?.focus();
  };

  function show(first: 'first' | 'last') {
    opensAt.current = first;
    setOpen(true);
  }

  /** With the list already drawn: the next key, however fast, reaches an item. */
  const takeFocus = useEffectEvent(() => focusItem(opensAt.current === 'first' ? 0 : -1));

  useLayoutEffect(() => {
    if (!open) return undefined;
    const placeAnew = () => list.current && button.current && placeBelow(list.current, button.current, align);
    list.current?.showPopover();
    placeAnew();
    takeFocus();
    // The list follows its button; a scroll inside the list changes nothing.
    window.addEventListener('scroll', placeAnew, { capture: true, passive: true });
    window.addEventListener('resize', placeAnew);
    return () => {
      window.removeEventListener('scroll', placeAnew, { capture: true });
      window.removeEventListener('resize', placeAnew);
    };
  }, [open, align]);

  // The way back of the browser leaves the page with its menu open.
  useEffect(() => () => setOpen(false), [pathname]);

  function close(returnFocus: boolean) {
    setOpen(false);
    if (returnFocus) button.current?.focus();
  }

  useEffect(() => {
    if (!open) return undefined;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  function choose(item: MenuItem) {
    if (item.disabled === true) return;
    close(true);
    if (item.to !== undefined) void navigate(item.to);
    item.onSelect?.();
  }

  function onListKey(event: KeyboardEvent) {
    const all = itemElements();
    const index = all.findIndex((element) => element === document.activeElement);
    const moves: Record<string, () => void> = {
      ArrowDown: () => focusItem(index + 1),
      ArrowUp: () => focusItem(index - 1),
      Home: () => focusItem(0),
      End: () => focusItem(-1),
      Escape: () => close(true),
    };
    if (event.key === 'Tab') setOpen(false);
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  }

  function onButtonKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(event.key === 'ArrowDown' ? 'first' : 'last');
  }

  return (
    <div className={styles.root} ref={root}>
      <button
        ref={button}
        type="button"
        className={cx(buttonClassName ?? styles.icon)}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => (open ? close(false) : show('first'))}
        onKeyDown={onButtonKey}
      >
        {children ?? <Icon name="more" />}
      </button>
      {open && (
        <ul
          ref={list}
          id={listId}
          role="menu"
          popover="manual"
          aria-label={label}
          className={styles.list}
          onKeyDown={onListKey}
        >
          {items.map((item) => (
            <li key={item.label} role="none">
              {item.separated === true && <div className={styles.separator} role="separator" />}
              <button
                type="button"
                role="menuitem"
                tabIndex={-1}
                aria-disabled={item.disabled === true || undefined}
                className={cx(styles.item, item.danger === true && styles.danger)}
                onClick={() => choose(item)}
              >
                <span>
                  {item.label}
                  {item.hint !== undefined && <span className={styles.hint}>{item.hint}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
