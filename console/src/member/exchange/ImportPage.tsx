/** /import: a file of profiles and valuations. It is shown before it is written, and the import can be undone. */
import { sheets, type SheetFormat, type ImportRecord } from '../../api/exchange';
import { useSheetDownload } from '../../api/useSheetDownload';
import { exchange } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { Button } from '../../ui/Button';
import { DsnStep } from './dsn/DsnStep';
import { FileDrop } from './FileDrop';
import { takeHanded } from './handedFile';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { importReading } from '../../i18n/fr/importReading';
import { PreviewStep } from './PreviewStep';
import { Steps } from './reading/Steps';
import { ResultStep } from './ResultStep';
import { useImport, type ImportFlow } from './useImport';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LeftOutFile } from './LeftOutFile';
import { keptLeftOut } from './leftOutRows';
import { UndoDialog } from './UndoDialog';
import { exchangeCalls } from '@valorisation/contract';
import { useCall } from '../../api/useCall';
import { formatInstant, formatTime } from '../../ui/instant';
import { useStableCallback } from '../../ui/useStableCallback';
import { cx } from '../../ui/cx';
import { NumberCell, NumberHead, Table } from '../../ui/Table';
import styles from './Import.module.css';

const { list: listWords } = exchange;

/** '21/11/2026 à 14:32'. */
function momentOf({ createdAt }: ImportRecord): string {
  return listWords.moment(formatInstant(createdAt), formatTime(createdAt));
}

function stateOf({ undone, active, isOwn }: ImportRecord): string {
  if (undone !== null) return listWords.undone(undone.archived, active);
  return isOwn ? listWords.active : listWords.activeByOther;
}

function LeftOutOf({ record }: { record: ImportRecord }) {
  const rows = keptLeftOut(record.id);
  if (rows.length === 0) return null;
  return <LeftOutFile rows={rows} label={exchange.refused.downloadOf(rows.length, momentOf(record))} />;
}

function ImportList() {
  const { data: imports = [] } = useCall(exchangeCalls.list, {});
  const [asked, setAsked] = useState<ImportRecord | null>(null);
  const [hasAsked, setHasAsked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    // The clicked button has disappeared with its import, so the focus must move.
    if (!hasAsked || asked !== null || document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
  }, [hasAsked, asked, imports]);

  function ask(record: ImportRecord) {
    setAsked(record);
    setHasAsked(true);
  }

  if (imports.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="imports">
      <h2 id="imports" ref={heading} tabIndex={-1} className="ringless">
        {listWords.title}
      </h2>
      <Table label={listWords.title} className={cx('cards-on-phone', styles.imports)}>
        <thead>
          <tr>
            <th scope="col">{listWords.date}</th>
            <NumberHead>{listWords.profiles}</NumberHead>
            <NumberHead>{listWords.valuations}</NumberHead>
            <NumberHead>{listWords.refused}</NumberHead>
            <th scope="col">{listWords.state}</th>
            <th scope="col">
              <span className="visually-hidden">{listWords.action}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {imports.map((record) => (
            <tr key={record.id}>
              <td className={styles.date}>{momentOf(record)}</td>
              <NumberCell data-label={listWords.profiles}>{record.profiles}</NumberCell>
              <NumberCell data-label={listWords.valuations}>{record.valuations}</NumberCell>
              <NumberCell data-label={listWords.refused}>{record.refused}</NumberCell>
              <td data-label={listWords.state}>{stateOf(record)}</td>
              <td>
                <LeftOutOf record={record} />
                {(record.undone === null || record.active > 0) && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={listWords.undoOf(momentOf(record))}
                    onClick={() => ask(record)}
                  >
                    {listWords.undo}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {asked && <UndoDialog importId={asked.id} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

const { page, model, file: fileWords } = exchange;

function ModelStep() {
  const download = useSheetDownload();
  const start = (format: SheetFormat) => void download.start(sheets.model(format, model.fileName));
  return (
    <Stack as="section" aria-labelledby="modele">
      <h2 id="modele" className="ringless">
        {model.title}
      </h2>
      <Text reading>{model.text}</Text>
      <Cluster rowGap={2}>
        <Button busy={download.busy} onClick={() => start('xlsx')}>
          {model.xlsx}
        </Button>
        <Button variant="quiet" busy={download.busy} onClick={() => start('csv')}>
          {model.csv}
        </Button>
      </Cluster>
    </Stack>
  );
}

function FileStep({ stage, choose, restart }: ImportFlow) {
  return (
    <Stack as="section" aria-labelledby="fichier">
      <h2 id="fichier" className="ringless">
        {fileWords.title}
      </h2>
      <FileDrop
        reading={stage.name === 'reading' ? stage.file.name : null}
        refusal={stage.name === 'choosing' ? stage.refusal : null}
        onCancel={restart}
        onFiles={choose}
      />
    </Stack>
  );
}

export function ImportPage() {
  const flow = useImport();
  const { stage } = flow;
  const choose = useStableCallback(flow.choose);

  // A file that was dropped on the empty list is read on arrival.
  useEffect(() => {
    const files = takeHanded();
    if (files.length > 0) choose(files);
  }, [choose]);

  if (stage.name === 'shown') {
    return (
      <Page key="shown" title={importReading.title} steps={<Steps current="check" />} follows>
        <PreviewStep stage={stage} flow={flow} />
      </Page>
    );
  }
  return (
    <Page title={page.title} intro={page.intro} back={{ to: paths.dashboard(), label: page.back }}>
      <Stack gap={8}>
        {(stage.name === 'choosing' || stage.name === 'reading') && (
          <>
            <ModelStep />
            <FileStep {...flow} />
          </>
        )}
        {stage.name === 'dsn' && (
          <DsnStep
            fileNames={stage.files.map(({ name }) => name)}
            dsn={stage.dsn}
            onSend={flow.send}
            onRestart={flow.restart}
          />
        )}
        {stage.name === 'written' && <ResultStep stage={stage} onRestart={flow.restart} />}
        {stage.name !== 'dsn' && <ImportList />}
      </Stack>
    </Page>
  );
}
