import { formatMoney } from '@valorisation/rules';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ImportPreview, RefusedLine } from '../../api/exchange';
import { exchange } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Refusal } from '../../ui/Refusal';
import { AcceptedRows } from './AcceptedRows';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { sharedNames } from './sharedNames';
import type { ImportFlow, ImportStage } from './useImport';
import { Pagination } from '../../ui/Pagination';
import { NumberCell, NumberHead, Table } from '../../ui/Table';
import { lastPageOf, pageOf } from './pages';
import { RefusedFile } from './RefusedFile';
import styles from './Import.module.css';

const { refused: refusedWords } = exchange;

interface RefusedRowsProps {
  rows: readonly RefusedLine[];
  /** The number of all refused rows. The list shows only the first of them. */
  count: number;
  file: File;
}

function RefusedRows({ rows, count, file }: RefusedRowsProps) {
  const [page, setPage] = useState(1);
  return (
    <Stack>
      <h3>{refusedWords.title(count)}</h3>
      <p>{refusedWords.text}</p>
      {rows.length < count && <p>{refusedWords.first(rows.length)}</p>}
      <RefusedFile file={file} />
      <Table label={refusedWords.title(count)} className={styles.refused}>
        <thead>
          <tr>
            <NumberHead>{refusedWords.line}</NumberHead>
            <th scope="col">{refusedWords.profile}</th>
            <th scope="col">{refusedWords.column}</th>
            <th scope="col">{refusedWords.reason}</th>
          </tr>
        </thead>
        <tbody>
          {pageOf(rows, page).flatMap(({ line, profileName, reasons }) =>
            reasons.map(({ column, message }, index) => (
              <tr key={`${line}-${column}-${message}`}>
                <NumberCell>{index === 0 && line}</NumberCell>
                <td>{index === 0 && (profileName || <em>{refusedWords.noName}</em>)}</td>
                <td>{column}</td>
                <td className={styles.reason}>{message}</td>
              </tr>
            )),
          )}
        </tbody>
      </Table>
      <Pagination page={page} lastPage={lastPageOf(rows)} onPageChange={setPage} />
    </Stack>
  );
}

const { preview: words } = exchange;

function Figures({ preview }: { preview: ImportPreview }) {
  const { figures } = words;
  const facts: readonly (readonly [label: string, value: string, isRefusal?: boolean])[] = [
    [figures.newProfiles, String(preview.newProfiles)],
    [figures.existingProfiles, String(preview.existingProfiles)],
    [figures.valuations, String(preview.valuations)],
    [figures.computed, String(preview.computed)],
    // There is no total if no monthly amount is computed.
    ...(preview.monthTotalCents === 0 ? [] : [[figures.monthTotal, formatMoney(preview.monthTotalCents)] as const]),
    [figures.refused, String(preview.refusedLines), preview.refusedLines > 0],
  ];
  return (
    <dl className={styles.figures}>
      {facts.map(([label, value, isRefusal]) => (
        <div key={label} className={isRefusal === true ? styles.bad : undefined}>
          <dt className="table-size">{label}</dt>
          <dd className="amounts">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface PreviewStepProps {
  stage: Extract<ImportStage, { name: 'shown' }>;
  flow: ImportFlow;
}

export function PreviewStep({ stage: { file, sent, preview, isSecondPreview, refusal }, flow }: PreviewStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const repeated = preview.accepted.filter(({ isRepeated }) => isRepeated).length;
  const shared = sharedNames(preview.accepted.map(({ profileName }) => profileName));
  const isEmpty = preview.accepted.length === 0;

  // The control for the file has disappeared, so the heading of the result gets the focus.
  useLayoutEffect(() => heading.current?.focus(), [preview]);

  return (
    <Stack as="section" aria-labelledby="apercu">
      <h2 id="apercu" ref={heading} tabIndex={-1} className="ringless">
        {words.title}
      </h2>
      <p className="quiet breakable">{words.of(file.name, preview.lines)}</p>
      {isSecondPreview && (
        <Notice tone="wheat" alert>
          {words.stale}
        </Notice>
      )}
      <Figures preview={preview} />
      {preview.monthTotalCents !== 0 && <Text tone="hint">{words.monthTotalNote}</Text>}
      {preview.notes.map((note) => (
        <Notice key={note} tone="wheat">
          {note}
        </Notice>
      ))}
      {repeated > 0 && <Notice tone="wheat">{words.repeated(repeated)}</Notice>}
      {shared.length > 0 && <Notice tone="wheat">{words.sharedNames(shared)}</Notice>}
      {preview.ignoredColumns.length > 0 && <Notice>{words.ignored(preview.ignoredColumns)}</Notice>}
      {preview.nearColumns.map(({ heading: unread, column }) => (
        <Notice key={unread} tone="wheat">
          {words.near(unread, column)}
        </Notice>
      ))}
      {isEmpty && <Notice tone="clay">{words.nothing}</Notice>}
      <Refusal text={refusal} />
      <Cluster rowGap={2}>
        {!isEmpty && (
          <Button variant="primary" busy={flow.isWriting} onClick={flow.confirm}>
            {words.confirm(preview.valuations, preview.newProfiles)}
          </Button>
        )}
        <Button onClick={flow.restart} busy={flow.isWriting}>
          {exchange.file.another}
        </Button>
      </Cluster>
      <p role="status" className="visually-hidden">
        {flow.isWriting ? words.writing : ''}
      </p>
      {preview.refusedLines > 0 && <RefusedRows rows={preview.refused} count={preview.refusedLines} file={sent} />}
      {!isEmpty && <AcceptedRows rows={preview.accepted} />}
    </Stack>
  );
}
