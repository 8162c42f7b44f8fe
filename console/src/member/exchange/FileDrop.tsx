/**
 * The place for dropping or choosing the file. It is a real file input, so that keyboards and screen readers can use
 * it.
 */
import { useId, useRef, useState, type DragEvent } from 'react';
import { exchange } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { Stack } from '../../ui/layout/primitives';
import styles from './Import.module.css';

const { file: words } = exchange;

const ACCEPTED =
  '.xlsx,.xlsm,.ods,.csv,.tsv,.txt,.dsn,.edi,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface FileDropProps {
  /** True beside another main action: the button is not filled. */
  isPlain?: boolean;
  reading: string | null;
  refusal: string | null;
  onCancel: () => void;
  onFiles: (files: readonly File[]) => void;
}

export function FileDrop({ isPlain = false, reading, refusal, onCancel, onFiles }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const limitsId = useId();

  function take(files: FileList | null) {
    if (files !== null && files.length > 0) onFiles([...files]);
    // Cleared, so that the same file can be chosen again after a correction.
    if (input.current) input.current.value = '';
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <>
      {refusal !== null && (
        <Notice tone="clay" alert>
          <p>
            <strong>{words.refused}</strong> {refusal}
          </p>
        </Notice>
      )}
      <Stack
        gap={2}
        align="center"
        className={cx(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <p className={styles.dropWords}>{words.drop}</p>
        <label className={cx(styles.choose, isPlain ? styles.plain : styles.filled)}>
          <input
            ref={input}
            type="file"
            multiple
            className={styles.input}
            accept={ACCEPTED}
            aria-describedby={limitsId}
            onChange={(event) => take(event.target.files)}
          />
          {words.choose}
        </label>
        <p id={limitsId} className="quiet">
          {words.limits.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
        <p role="status" className="row gap-2 min-24">
          {reading !== null && (
            <>
              <Spinner /> {words.reading(reading)}
            </>
          )}
        </p>
        {reading !== null && (
          <Button size="small" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </Stack>
    </>
  );
}
