/** /import: a file of people and their functions. It is shown before it is written, and the import can be undone. */
import { useEffect } from 'react';
import { sheets, type SheetFormat } from '../../api/exchange';
import { useSheetDownload } from '../../api/useSheetDownload';
import { exchange } from '../../i18n/fr';
import { importReading } from '../../i18n/fr/importReading';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { Button } from '../../ui/Button';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { useStableCallback } from '../../ui/useStableCallback';
import { DsnStep } from './dsn/DsnStep';
import { FileDrop } from './FileDrop';
import { takeHanded } from './handedFile';
import { ImportList } from './ImportList';
import { PreviewStep } from './PreviewStep';
import { Steps } from './reading/Steps';
import { ResultStep } from './ResultStep';
import { useImport, type ImportFlow } from './useImport';

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
        <Button variant="quiet" flush="start" busy={download.busy} onClick={() => start('csv')}>
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
  if (stage.name === 'dsn') return <DsnStep stage={stage} onSend={flow.send} onRestart={flow.restart} />;
  if (stage.name === 'written') return <ResultStep stage={stage} onRestart={flow.restart} />;
  return (
    <Page title={page.title} intro={page.intro} back={{ to: paths.dashboard(), label: page.back }}>
      <Stack gap={8}>
        <FileStep {...flow} />
        <ModelStep />
        <ImportList />
      </Stack>
    </Page>
  );
}
