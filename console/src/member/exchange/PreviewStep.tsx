/** What the tool has read of the file. Everything is settled here, and the ready rows are created at once. */
import { formatMoney } from '@valorisation/rules';
import { useLayoutEffect, useRef } from 'react';
import type { ImportPreview } from '../../api/exchange';
import { exchange } from '../../i18n/fr';
import { importReading } from '../../i18n/fr/importReading';
import { Button } from '../../ui/Button';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { Notice } from '../../ui/Notice';
import { Refusal } from '../../ui/Refusal';
import { AcceptedRows } from './AcceptedRows';
import { ColumnsTable } from './reading/ColumnsTable';
import {
  appliedCount,
  withAllSame,
  withAnswer,
  withColumn,
  withoutSettled,
  withSame,
  withSettled,
  withSheet,
} from './reading/choices';
import { ImportBar } from './reading/ImportBar';
import { Changes, SamePeople } from './reading/KnownPeople';
import { LeftOut } from './reading/LeftOut';
import { PaidFrom } from './reading/PaidFrom';
import { Questions } from './reading/Questions';
import { Repairs } from './reading/Repairs';
import { LeftOutFile } from './LeftOutFile';
import { leftOutRows } from './leftOutRows';
import { sharedNames } from './sharedNames';
import type { ImportFlow, ImportStage } from './useImport';
import styles from './Import.module.css';

const { preview: words } = exchange;

/** What the ready rows will change, in one line. */
function summaryOf(preview: ImportPreview): string {
  const { newProfiles, existingProfiles, computed, monthTotalCents } = preview;
  return words.summary(
    newProfiles,
    existingProfiles,
    computed,
    monthTotalCents === 0 ? null : formatMoney(monthTotalCents),
  );
}

function Notices({ preview, isSecondPreview }: { preview: ImportPreview; isSecondPreview: boolean }) {
  const repeated = preview.accepted.filter(({ isRepeated }) => isRepeated).length;
  const shared = sharedNames(preview.accepted.map(({ profileName }) => profileName));
  return (
    <>
      {isSecondPreview && (
        <Notice tone="wheat" alert>
          {words.stale}
        </Notice>
      )}
      {repeated > 0 && <Notice tone="wheat">{words.repeated(repeated)}</Notice>}
      {preview.aboveFull.length > 0 && <Notice tone="wheat">{words.aboveFull(preview.aboveFull)}</Notice>}
      {shared.length > 0 && <Notice tone="wheat">{words.sharedNames(shared)}</Notice>}
    </>
  );
}

function FileLine({ stage: { file, preview, choices }, flow }: PreviewStepProps) {
  return (
    <Cluster gap={4} rowGap={1} align="center">
      <p className="breakable">
        <strong>{file.name}</strong>
        <span className="quiet">{importReading.facts(preview.lines, preview.headingLines)}</span>
      </p>
      {preview.sheets.length > 1 && (
        <label className="row gap-2">
          <span className="hint">{importReading.sheet}</span>
          <select
            className={styles.sheet}
            value={choices.sheet ?? preview.sheet ?? ''}
            onChange={(event) => flow.change(withSheet(event.target.value))}
          >
            {preview.sheets.map(({ name, hidden, people }) => (
              <option key={name} value={name}>
                {importReading.sheetOption(name, hidden, people)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Button variant="quiet" flush="start" size="small" onClick={flow.restart}>
        {importReading.change}
      </Button>
    </Cluster>
  );
}

/** Neither anything to import nor anything to settle first. */
const hasNothing = ({ accepted, changes, unchanged, repairs, samePeople }: ImportPreview): boolean =>
  [accepted, changes, repairs, samePeople].every(({ length }) => length === 0) && unchanged === 0;

export interface PreviewStepProps {
  stage: Extract<ImportStage, { name: 'shown' }>;
  flow: ImportFlow;
}

export function PreviewStep({ stage, flow }: PreviewStepProps) {
  const { preview, choices, refusal, isWorkbook } = stage;
  const body = useRef<HTMLDivElement>(null);
  const ready = preview.accepted.length;
  const leftOut = leftOutRows(preview);
  const isAgain = preview.unchanged > 0 || preview.changes.some(({ kind }) => kind !== 'new');
  const toApply = isAgain ? appliedCount(preview) : 0;
  const waiting = flow.isWriting ? words.writing : stage.isReading ? importReading.bar.reading : null;

  useLayoutEffect(() => {
    // What was clicked may have disappeared with the new reading.
    if (document.activeElement === document.body) body.current?.focus({ preventScroll: true });
  }, [preview]);

  return (
    <>
      <div ref={body} tabIndex={-1} className="ringless">
        <Stack gap={8}>
          <Stack gap={2}>
            <FileLine stage={stage} flow={flow} />
            {preview.notes.map((note) => (
              <Text key={note} reading>
                {note}
              </Text>
            ))}
          </Stack>
          <Notices preview={preview} isSecondPreview={stage.isSecondPreview} />
          <ColumnsTable
            preview={preview}
            chosen={new Set(choices.columns.keys())}
            isWorkbook={isWorkbook}
            onChoose={(index, field) => flow.change(withColumn(choices, index, field))}
          />
          <Questions questions={preview.questions} onAnswer={(answer) => flow.change(withAnswer(choices, answer))} />
          {preview.columns.some(({ field }) => field?.startsWith('paid') === true) && (
            <PaidFrom from={choices.paidFrom} onChange={(paidFrom) => flow.change({ ...choices, paidFrom })} />
          )}
          <SamePeople
            people={preview.samePeople}
            onDecideAll={(all) => flow.change(withAllSame(choices, all))}
            onDecide={(line, isSame) => flow.change(withSame(choices, line, isSame))}
          />
          <Changes changes={preview.changes} unchanged={preview.unchanged} />
          <Repairs
            preview={preview}
            settled={choices.settled}
            onSettle={(settled) => flow.change(withSettled(choices, settled))}
            onUndo={(told) => flow.change(withoutSettled(choices, told))}
          />
          {hasNothing(preview) && <Notice tone="clay">{words.nothing}</Notice>}
          {ready > 0 && <AcceptedRows rows={preview.accepted} summary={summaryOf(preview)} />}
          {preview.monthTotalCents !== 0 && <Text tone="hint">{words.monthTotalNote}</Text>}
          <LeftOut
            rows={preview.leftOut}
            onTake={({ line, profileName }) =>
              flow.change(
                withSettled(choices, {
                  told: { line, profileName, field: 'row', value: '', alike: 1 },
                  value: 'take',
                  title: importReading.repairs.taken,
                  isForAlike: false,
                }),
              )
            }
          />
          {leftOut.length > 0 && (
            <Stack gap={2} align="start">
              <Text tone="hint">{exchange.refused.text(preview.refusedLines, preview.leftOut.length)}</Text>
              <LeftOutFile rows={leftOut} />
            </Stack>
          )}
          <Refusal text={refusal} />
        </Stack>
      </div>
      <ImportBar
        ready={preview.lines - preview.refusedLines}
        total={preview.lines}
        changes={isAgain ? { toApply, unchanged: preview.unchanged } : null}
        waiting={waiting}
      >
        <Button variant="quiet" onClick={flow.restart} busy={flow.isWriting}>
          {importReading.bar.abandon}
        </Button>
        {(toApply > 0 || ready > 0) && (
          <Button variant="primary" busy={flow.isWriting || stage.isReading} onClick={flow.confirm}>
            {toApply > 0 ? importReading.known.apply(toApply) : words.confirm(preview.valuations, preview.newProfiles)}
          </Button>
        )}
      </ImportBar>
    </>
  );
}
