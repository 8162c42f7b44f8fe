/**
 * An amount beside the form that produces it. Below the large breakpoint it is a bar at the bottom with the name, the
 * amount and the next step. Everything else opens above the bar.
 */
import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { classification as texts } from '../../i18n/fr';
import { useBottomBar } from '../../ui/bottomSpace';
import { Icon } from '../../ui/Icon';
import { ONE_COLUMN, useMediaQuery } from '../../ui/useMediaQuery';
import styles from './AmountPanel.module.css';

const { panel: words } = texts;

interface AmountPanelProps {
  as: 'aside' | 'section';
  label: string;
  name: string;
  amount: ReactNode;
  /** The most important note about the amount, beside the name in the bar. */
  note?: string | undefined;
  children: ReactNode;
  action: ReactNode;
  /** Why the action was refused; read out at once. */
  refusal?: string;
  more: ReactNode;
}

interface ToggleProps extends Pick<AmountPanelProps, 'name' | 'note' | 'amount'> {
  ref: RefObject<HTMLButtonElement | null>;
  open: boolean;
  controls: string;
  onToggle: () => void;
}

function Toggle({ ref, name, note, amount, open, controls, onToggle }: ToggleProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.toggle}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      <span className="flex align-baseline gap-0-3">
        <span className="cut small leading-140 shrinkable">{name}</span>
        {note !== undefined && <span className="rigid wheat-700 small strong">{note}</span>}
      </span>
      <span className="flex align-baseline gap-0-3">
        <span className={styles.amount}>{amount}</span>
        <span className="link inline-row gap-1 small">
          {words.details}
          <Icon name={open ? 'down' : 'up'} size={14} />
        </span>
      </span>
    </button>
  );
}

/** One tree of elements for every width: turning the device or printing the page then closes nothing. */
export function AmountPanel(props: AmountPanelProps) {
  const { as: Element, label, name, note, amount, children, action, refusal, more } = props;
  const isBar = useMediaQuery(ONE_COLUMN);
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  useBottomBar(toggle, isBar);
  const isFolded = isBar && !open;

  function closeOnEscape({ key, target, currentTarget }: KeyboardEvent) {
    // React also bubbles the key to this element when it closes a dialog that was opened from here.
    const isHere = target instanceof Node && currentTarget.contains(target);
    if (key !== 'Escape' || !isBar || !open || !isHere) return;
    setOpen(false);
    toggle.current?.focus();
  }

  return (
    <Element className={isBar ? styles.bar : styles.panel} aria-label={label} onKeyDown={closeOnEscape}>
      {isBar && (
        <Toggle
          ref={toggle}
          name={name}
          note={note}
          amount={amount}
          open={open}
          controls={detailsId}
          onToggle={() => setOpen(!open)}
        />
      )}
      <div id={detailsId} className={styles.details} hidden={isFolded}>
        {children}
      </div>
      <div className={styles.action}>{action}</div>
      <p className={styles.refusal} role="alert">
        {refusal}
      </p>
      <div className={styles.more} hidden={isFolded}>
        {more}
      </div>
    </Element>
  );
}

/** The label of the panel's action. A small screen shows the short words; the accessible name stays the full one. */
export function ActionWords({ short, full }: { short: string; full: string }) {
  return (
    <span>
      {short}
      <span className={styles.inFull}> {full}</span>
    </span>
  );
}
