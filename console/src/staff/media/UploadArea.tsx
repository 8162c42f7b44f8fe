import { Box, Button, LinearProgress } from '@mui/material';
import { useId, useRef, useState, type DragEvent } from 'react';
import type { StaffMedia } from '@valorisation/contract';
import { staffMedia as words } from '../../i18n/fr';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import styles from './Media.module.css';
import { HeadActs } from '../kit/HeadActs';
import { DescribeUpload } from './DescribeUpload';
import { acceptedFiles } from './fileFault';
import type { Upload, Uploads } from './useUploads';

interface UploadAreaProps {
  uploads: Uploads;
  kind?: StaffMedia['kind'];
  /** True: the page's main act opens the choice of files, too. */
  isPage?: boolean;
}

export function UploadArea({ uploads, kind, isPage = false }: UploadAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [isOver, setIsOver] = useState(false);

  function over(event: DragEvent): void {
    event.preventDefault();
    setIsOver(true);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    uploads.send(event.dataTransfer.files);
  }

  return (
    <div onDragOver={over} onDragLeave={() => setIsOver(false)} onDrop={drop}>
      {isPage && (
        <HeadActs>
          <Button variant="contained" sx={{ order: 1 }} aria-describedby={hint} onClick={() => input.current?.click()}>
            {words.add}
          </Button>
        </HeadActs>
      )}
      {/* Nothing is dropped on a phone, where the page's own act is enough. */}
      <Box
        className={cx(styles.area, isOver && styles.over)}
        {...(isPage && { sx: { display: { xs: 'none', sm: 'flex' } } })}
      >
        <Icon name="up" />
        <span>{words.drop}</span>
        <Button variant="outlined" size="small" aria-describedby={hint} onClick={() => input.current?.click()}>
          {words.choose}
        </Button>
        <small id={hint} className="quiet">
          {kind === undefined ? `${words.taken.picture} ${words.taken.document}` : words.taken[kind]}
        </small>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={acceptedFiles(kind)}
          onChange={({ target }) => {
            uploads.send(target.files ?? []);
            target.value = '';
          }}
        />
      </Box>
      <UploadList uploads={uploads} />
    </div>
  );
}

function UploadList({ uploads: { list, isBusy, cancel, clear } }: { uploads: Uploads }) {
  return (
    <>
      <ul className={cx(styles.uploads)} aria-live="polite">
        {list.map((upload) => (
          <li key={upload.key} className={cx(styles.upload)}>
            <strong>{upload.name}</strong>
            <Outcome upload={upload} />
            {upload.media?.kind === 'picture' && upload.media.alt === '' && <DescribeUpload media={upload.media} />}
            {(upload.state === 'waiting' || upload.state === 'sending') && (
              <Button size="small" aria-label={words.cancelOf(upload.name)} onClick={() => cancel(upload.key)}>
                {words.cancelUpload}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {list.length > 0 && !isBusy && (
        <Button size="small" onClick={clear}>
          {words.clear}
        </Button>
      )}
    </>
  );
}

function Outcome({ upload: { name, state, percent, reason } }: { upload: Upload }) {
  if (state === 'refused') return <span className="clay-700">{words.refused(reason ?? '')}</span>;
  if (state === 'cancelled') return <span>{words.cancelled}</span>;
  if (state === 'done') return <span>{words.sent}</span>;
  if (state === 'waiting') return <span>{words.waiting}</span>;
  const isRead = percent === 100;
  return (
    <>
      <LinearProgress
        className={cx(styles.progress)}
        variant={isRead ? 'indeterminate' : 'determinate'}
        {...(!isRead && { value: percent })}
        aria-label={words.progressOf(name)}
      />
      <span aria-hidden="true">{isRead ? words.reading : words.percent(percent)}</span>
    </>
  );
}
