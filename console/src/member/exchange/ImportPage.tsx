/** /import: a file of profiles and valuations, shown before it is written, and undone if needed. */
import { sheets, type SheetFormat } from '../../api/exchange';
import { useSheetDownload } from '../../api/useSheetDownload';
import { exchange } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { Button } from '../../ui/Button';
import { FileDrop } from './FileDrop';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { ImportList } from './ImportList';
import { PreviewStep } from './PreviewStep';
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
        onFile={choose}
      />
    </Stack>
  );
}

export function ImportPage() {
  const flow = useImport();
  const { stage } = flow;
  return (
    <Page title={page.title} intro={page.intro} back={{ to: paths.dashboard(), label: page.back }}>
      <Stack gap={8}>
        {(stage.name === 'choosing' || stage.name === 'reading') && (
          <>
            <ModelStep />
            <FileStep {...flow} />
          </>
        )}
        {stage.name === 'shown' && <PreviewStep stage={stage} flow={flow} />}
        {stage.name === 'written' && <ResultStep record={stage.record} file={stage.file} onRestart={flow.restart} />}
        {stage.name !== 'shown' && <ImportList />}
      </Stack>
    </Page>
  );
}
