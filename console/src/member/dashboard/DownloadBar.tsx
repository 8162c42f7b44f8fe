import type { Download } from '../../api/useDownload';
import { dashboard } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Progress } from '../../ui/Progress';
import { Spinner } from '../../ui/Spinner';
import styles from './DownloadBar.module.css';

const { download: text } = dashboard;

export function DownloadBar({ download, onRetry }: { download: Download; onRetry: () => void }) {
  const { state, cancel } = download;
  if (state.status === 'failed') {
    return (
      <div className={cx(styles.bar, styles.failed)} role="alert">
        <p className={styles.text}>
          {text.failed} {state.message}
        </p>
        <Button onClick={onRetry}>{text.retry}</Button>
        <Button variant="quiet" onClick={cancel}>
          {text.close}
        </Button>
      </div>
    );
  }
  if (state.status !== 'running') return null;
  const { percent } = state;
  return (
    <div className={styles.bar} role="status">
      <Spinner />
      <p className={styles.text}>{percent === null ? text.running : text.percent(percent)}</p>
      {percent !== null && (
        <div className={styles.progress}>
          <Progress value={percent} label={text.running} />
        </div>
      )}
      <Button variant="quiet" onClick={cancel}>
        {text.cancel}
      </Button>
    </div>
  );
}
