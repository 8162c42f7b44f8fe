import { useRef, useState } from 'react';
import { isApiError, messageOf } from '../../core/errors';
import { exchangeCalls } from '@valorisation/contract';
import { call } from '../../api/call';
import { LARGEST_FILE, type ImportParts, type ImportPreview, type ImportRecord } from '../../api/exchange';
import { refreshRows } from '../../api/rows';
import { useUser } from '../../api/session';
import { useAct } from '../../api/useCall';
import { exchange } from '../../i18n/fr';
import { dsn as dsnWords } from '../../i18n/fr/dsn';
import { withoutColumns } from './csv/withoutColumns';
import { isDsn, readDsnFiles } from './dsn/dsnFile';
import type { JoinedDsn } from './dsn/joinDsn';
import { isTextNamedWorkbook, isWorkbook } from './fileKind';
import { keepLeftOut, leftOutRows } from './leftOutRows';
import { appliedCount, NO_CHOICES, paidCount, partsOf, type Choices } from './reading/choices';

interface Shown {
  readonly name: 'shown';
  readonly file: File;
  readonly isWorkbook: boolean;
  readonly preview: ImportPreview;
  readonly choices: Choices;
  /** True while the file is read again with other choices. */
  readonly isReading: boolean;
  /** True when the data has changed since the earlier preview, so that the new preview must be read. */
  readonly isSecondPreview: boolean;
  readonly refusal: string | null;
}

export type ImportStage =
  | { readonly name: 'choosing'; readonly refusal: string | null }
  | { readonly name: 'reading'; readonly file: File }
  /** Read in the browser. Nothing of the file has been sent. */
  | { readonly name: 'dsn'; readonly files: readonly File[]; readonly dsn: JoinedDsn }
  | Shown
  /** `applied`: the changes of rows that were there, new people included; 0 for a first import. `paid`: the amounts paid. */
  | { readonly name: 'written'; readonly record: ImportRecord; readonly applied: number; readonly paid: number };

export interface ImportFlow {
  readonly stage: ImportStage;
  readonly isWriting: boolean;
  /** One file, or several DSN together. */
  choose(files: readonly File[]): void;
  /** Sends what the person has confirmed of a DSN. */
  send(file: File): void;
  /** Reads the file again with other choices. */
  change(choices: Choices): void;
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

/** A workbook goes as it is: the process that reads it drops the columns that are not taken. */
async function sendable(file: File, parts: ImportParts | null, dropsPay: boolean): Promise<File> {
  if (await isWorkbook(file)) return file;
  const dropped = parts?.mapping?.columns?.filter(({ field }) => field === null).map(({ index }) => index) ?? [];
  return withoutColumns(file, { dropped, dropsPay, headingLine: parts?.mapping?.headingLine ?? undefined });
}

/** Null for one file that the server reads. */
async function staged(file: File, others: readonly File[]): Promise<ImportStage | null> {
  const files = [file, ...others];
  const areDsn = await Promise.all(files.map(isDsn));
  if (areDsn.every(Boolean)) {
    const dsn = await readDsnFiles(files).catch(() => ({ file: file.name, refusal: 'unreadable' as const }));
    if (!('refusal' in dsn)) return { name: 'dsn', files, dsn };
    const refusal = dsnWords.refusals[dsn.refusal];
    return { name: 'choosing', refusal: others.length === 0 ? refusal : dsnWords.refusedFile(dsn.file, refusal) };
  }
  if (others.length > 0) return { name: 'choosing', refusal: dsnWords.oneAtATime };
  return file.size > LARGEST_FILE ? { name: 'choosing', refusal: exchange.file.tooLarge } : null;
}

export function useImport(): ImportFlow {
  const [stage, setStage] = useState<ImportStage>({ name: 'choosing', refusal: null });
  const confirmation = useAct(exchangeCalls.confirm, { refreshes: (client) => void refreshRows(client) });
  // Pay is sent for those alone who may see it.
  const dropsPay = useUser()?.seesPay !== true;
  const latest = useRef(new AbortController());

  /** A new reading takes the place of an earlier one that still runs. */
  function begin(): AbortSignal {
    latest.current.abort();
    latest.current = new AbortController();
    return latest.current.signal;
  }

  /** @param parts null for the server's own proposal */
  async function read(
    file: File,
    choices: Choices,
    parts: ImportParts | null,
    isSecondPreview: boolean,
  ): Promise<Shown | null> {
    const reading = begin();
    const sent = await sendable(file, parts, dropsPay);
    const given = { file: sent, ...(parts && { parts }) };
    const preview = await call(exchangeCalls.preview, given, { signal: reading }).catch((error: unknown) => {
      if (reading.aborted) return null;
      throw error;
    });
    if (preview === null || reading.aborted) return null;
    const isBook = sent === file && (await isWorkbook(file));
    return {
      name: 'shown',
      file,
      preview,
      choices,
      isWorkbook: isBook,
      isReading: false,
      isSecondPreview,
      refusal: null,
    };
  }

  async function open(file: File) {
    setStage({ name: 'reading', file });
    try {
      const shown = await read(file, NO_CHOICES, null, false);
      if (shown !== null) setStage(shown);
    } catch (error) {
      setStage({ name: 'choosing', refusal: await fileReason(file, error) });
    }
  }

  async function choose(files: readonly File[]) {
    const [file, ...others] = files;
    if (file === undefined) return;
    const reading = begin();
    setStage({ name: 'reading', file });
    const stageOf = await staged(file, others);
    if (reading.aborted) return;
    if (stageOf === null) await open(file);
    else setStage(stageOf);
  }

  /** The earlier preview stays until the new one is there, or in the case of a refusal. */
  async function again(shown: Shown, choices: Choices, isSecondPreview: boolean) {
    setStage({ ...shown, choices, isReading: true, refusal: null });
    const isSameSheet = choices.sheet === shown.choices.sheet;
    try {
      const next = await read(
        shown.file,
        choices,
        partsOf(choices, isSameSheet ? shown.preview : null),
        isSecondPreview,
      );
      if (next !== null) setStage(next);
    } catch (error) {
      setStage({ ...shown, refusal: reasonOf(error) });
    }
  }

  async function write(shown: Shown) {
    const { file, choices, preview } = shown;
    const parts = partsOf(choices, preview);
    try {
      const { key, digest } = preview;
      const sent = await sendable(file, parts, dropsPay);
      const record = await confirmation.mutateAsync({ file: sent, query: { key, digest }, parts });
      keepLeftOut(record.id, leftOutRows(preview, record.withheldLines));
      setStage({ name: 'written', record, applied: appliedCount(preview), paid: paidCount(preview) });
    } catch (error) {
      if (isApiError(error) && error.code === 'apercu_perime') await again(shown, shown.choices, true);
      else setStage({ ...shown, refusal: reasonOf(error) });
    }
  }

  return {
    stage,
    isWriting: confirmation.isPending,
    choose: (files) => void choose(files),
    send: (file) => void open(file),
    change: (choices) => stage.name === 'shown' && !confirmation.isPending && void again(stage, choices, false),
    confirm: () => stage.name === 'shown' && !confirmation.isPending && void write(stage),
    restart: () => {
      latest.current.abort();
      setStage({ name: 'choosing', refusal: null });
    },
  };
}
