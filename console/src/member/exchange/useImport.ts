import { useRef, useState } from 'react';
import { isApiError, messageOf } from '../../core/errors';
import { exchangeCalls } from '@valorisation/contract';
import { call } from '../../api/call';
import { LARGEST_FILE, type ImportPreview, type ImportRecord } from '../../api/exchange';
import { refreshRows } from '../../api/rows';
import { useAct } from '../../api/useCall';
import { exchange } from '../../i18n/fr';
import { dsn as dsnWords } from '../../i18n/fr/dsn';
import { isDsn, readDsnFile } from './dsn/dsnFile';
import type { Dsn } from './dsn/readDsn';
import { withoutColumns } from './csv/withoutColumns';
import { isTextNamedWorkbook, isWorkbook } from './fileKind';

export type ImportStage =
  | { readonly name: 'choosing'; readonly refusal: string | null }
  | { readonly name: 'reading'; readonly file: File }
  /** Read in the browser. Nothing of the file has been sent. */
  | { readonly name: 'dsn'; readonly file: File; readonly dsn: Dsn }
  | {
      readonly name: 'shown';
      readonly file: File;
      /** What was sent of it. */
      readonly sent: File;
      readonly preview: ImportPreview;
      /** True when the data has changed since the earlier preview, so that the new preview must be read. */
      readonly isSecondPreview: boolean;
      readonly refusal: string | null;
    }
  | { readonly name: 'written'; readonly file: File; readonly record: ImportRecord };

export interface ImportFlow {
  readonly stage: ImportStage;
  readonly isWriting: boolean;
  choose(file: File): void;
  /** Sends what the person has confirmed of a DSN. */
  send(file: File): void;
  confirm(): void;
  restart(): void;
}

/** If the file itself has an error, that error is the reason. */
function reasonOf(error: unknown): string {
  return (isApiError(error) && error.fields['fichier']) || messageOf(error);
}

/** A text file named like a workbook gets its own reason instead of a list of missing columns. */
async function fileReason(file: File, error: unknown): Promise<string> {
  const isRefused = isApiError(error) && error.fields['fichier'] !== undefined;
  return isRefused && (await isTextNamedWorkbook(file)) ? exchange.file.notWorkbook : reasonOf(error);
}

/** A workbook goes as it is: the server drops its personal columns while it reads. */
async function sendable(file: File): Promise<File> {
  return (await isWorkbook(file)) ? file : withoutColumns(file, { dropped: [], headingLine: undefined });
}

export function useImport(): ImportFlow {
  const [stage, setStage] = useState<ImportStage>({ name: 'choosing', refusal: null });
  const confirmation = useAct(exchangeCalls.confirm, { refreshes: (client) => void refreshRows(client) });
  const latest = useRef(new AbortController());

  async function read(file: File, isSecondPreview: boolean) {
    latest.current.abort();
    const reading = new AbortController();
    latest.current = reading;
    setStage({ name: 'reading', file });
    try {
      const sent = await sendable(file);
      const preview = await call(exchangeCalls.preview, { file: sent }, { signal: reading.signal });
      if (!reading.signal.aborted) setStage({ name: 'shown', file, sent, preview, isSecondPreview, refusal: null });
    } catch (error) {
      const refusal = await fileReason(file, error);
      if (!reading.signal.aborted) setStage({ name: 'choosing', refusal });
    }
  }

  async function choose(file: File) {
    if (await isDsn(file)) {
      const dsn = await readDsnFile(file);
      if (typeof dsn === 'string') setStage({ name: 'choosing', refusal: dsnWords.refusals[dsn] });
      else setStage({ name: 'dsn', file, dsn });
    } else if (file.size > LARGEST_FILE) setStage({ name: 'choosing', refusal: exchange.file.tooLarge });
    else await read(file, false);
  }

  async function write(shown: Extract<ImportStage, { name: 'shown' }>) {
    try {
      const { key, digest } = shown.preview;
      const record = await confirmation.mutateAsync({ file: shown.sent, query: { key, digest } });
      setStage({ name: 'written', file: shown.sent, record });
    } catch (error) {
      if (isApiError(error) && error.code === 'apercu_perime') await read(shown.file, true);
      else setStage({ ...shown, refusal: reasonOf(error) });
    }
  }

  return {
    stage,
    isWriting: confirmation.isPending,
    choose: (file) => void choose(file),
    send: (file) => void read(file, false),
    confirm: () => stage.name === 'shown' && !confirmation.isPending && void write(stage),
    restart: () => {
      latest.current.abort();
      setStage({ name: 'choosing', refusal: null });
    },
  };
}
