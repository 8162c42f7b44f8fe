import { cx } from './cx';
import styles from './Points.module.css';

/** Points in a column. Whole points keep the room of two decimals, so that the digits of the column line up. */
export function Points({ text }: { text: string }) {
  return <span className={cx('amounts one-line', !text.includes(',') && styles.whole)}>{text}</span>;
}
