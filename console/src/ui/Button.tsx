import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './cx';
import { Icon } from './Icon';
import { Spinner } from './Spinner';
import styles from './Button.module.css';
import { showToast } from '../core/toasts';

type Undefinable<Type> = { [Key in keyof Type]: Type[Key] | undefined };

interface Look {
  /**
   * primary: the next step, once on a page or in a dialog. secondary: at most two beside it. quiet: everything else.
   * danger: the act that a confirmation asks about, and nothing else. row: one of a list of acts, with `RowWords`.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'row';
  size?: 'normal' | 'small';
  /** For a quiet button: aligns its words, on that side, with the text above it. */
  flush?: 'start' | 'end';
}

const FLUSH = { start: styles.flushStart, end: styles.flushEnd } as const;

function classOf({ variant = 'secondary', size = 'normal', flush }: Look, extra?: string): string {
  return cx(styles.button, styles[variant], size === 'small' && styles.small, flush && FLUSH[flush], extra);
}

function lookOf({ variant, size, flush }: Undefinable<Look>): Look {
  return {
    ...(variant && { variant }),
    ...(size && { size }),
    ...(flush && { flush }),
  };
}

/** For a control that another component renders as a row of acts. */
export const ROW_BUTTON = classOf({ variant: 'row' });

/** For the act at the end of a strip, which another component renders. */
export const STRIP_BUTTON = classOf({ size: 'small' });

/** The act, what it leads to, and the arrow of its row. */
export function RowWords({ title, note, icon = 'right' }: { title: string; note: string; icon?: 'right' | 'down' }) {
  return (
    <>
      <span>
        <span className="block strong">{title}</span>
        <span className="block hint">{note}</span>
      </span>
      <Icon name={icon} size={16} />
    </>
  );
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** True while the action runs. The button keeps its words and the focus, and ignores further clicks. */
  busy?: boolean;
  /** Why the action is not possible now. The button can still be reached and shows the reason on a click. */
  refusal?: string | null | undefined;
}

export function Button({
  variant,
  size,
  flush,
  busy = false,
  refusal = null,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...(refusal !== null && { title: refusal, 'aria-description': refusal })}
      type={type ?? 'button'}
      className={classOf(lookOf({ variant, size, flush }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || refusal !== null || undefined}
      onClick={(event) => {
        if (busy || refusal !== null) event.preventDefault();
        else onClick?.(event);
        if (refusal !== null) showToast(refusal);
      }}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

export interface LinkButtonProps extends ComponentProps<typeof Link>, Look {}

/** A link that looks like a button. It leads to another page and does not act. */
export function LinkButton({ variant, size, flush, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={classOf(lookOf({ variant, size, flush }), className)} />;
}

interface FileLinkProps extends Omit<ComponentProps<'a'>, 'href'>, Look {
  /** The address of the file on this server. */
  address: string;
}

export function FileLink({ address, variant, size, flush, className, children, ...rest }: FileLinkProps) {
  return (
    <a {...rest} href={address} download className={classOf(lookOf({ variant, size, flush }), className)}>
      {children}
    </a>
  );
}
