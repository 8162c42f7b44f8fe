import { useEffect, useRef } from 'react';
import { staffAccount } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Cluster, Stack } from '../../ui/layout/primitives';
import { showToast } from '../../core/toasts';
import styles from './StaffAccount.module.css';

const words = staffAccount.code;

export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus has disappeared.
  useEffect(() => heading.current?.focus(), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      showToast(words.copied, 'success');
    } catch {
      showToast(words.notCopied, 'error');
    }
  }

  return (
    <Stack>
      <h3 ref={heading} tabIndex={-1}>
        {words.recoveryTitle}
      </h3>
      <p>{words.recoveryText}</p>
      <ul className={styles.codes} aria-label={words.recoveryList}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Cluster>
        <Button onClick={() => window.print()}>{words.print}</Button>
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <Button variant="primary" onClick={onKept}>
          {words.kept}
        </Button>
      </Cluster>
    </Stack>
  );
}
