/** The button with a cross that closes a layer over the page. */
import type { ComponentProps } from 'react';
import styles from './CloseButton.module.css';
import { Icon } from './Icon';

export interface CloseButtonProps extends ComponentProps<'button'> {
  label: string;
  size?: 16 | 20;
}

export function CloseButton({ label, size = 20, ...rest }: CloseButtonProps) {
  return (
    <button type="button" {...rest} className={styles.close} aria-label={label}>
      <Icon name="close" size={size} />
    </button>
  );
}
