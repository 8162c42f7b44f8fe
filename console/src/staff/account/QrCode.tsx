import { encode } from 'uqr';
import styles from './StaffAccount.module.css';

/** White modules around the picture. QR code readers need four. */
const MARGIN = 4;

/** A text as a QR code for a telephone. It is drawn with elements, because the page allows no inline style. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 0 });
  const dark = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [])))
    .join('');
  const side = size + 2 * MARGIN;
  return (
    <svg className={styles.picture} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <path className={styles.light} d={`M0 0h${side}v${side}h-${side}z`} />
      <path className={styles.dark} d={dark} />
    </svg>
  );
}
