/** After the import: what was written, what was left out, and how to go on. */
import { exchangeCalls } from '@valorisation/contract';
import { useState } from 'react';
import type { ImportRecord } from '../../api/exchange';
import { useCall } from '../../api/useCall';
import { exchange } from '../../i18n/fr';
import { importReading } from '../../i18n/fr/importReading';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { Button, LinkButton } from '../../ui/Button';
import { Cluster, Stack } from '../../ui/layout/primitives';
import { Notice } from '../../ui/Notice';
import { PlannedDegrees } from '../planned/PlannedDegrees';
import { LeftOutFile } from './LeftOutFile';
import { keptLeftOut } from './leftOutRows';
import { Steps } from './reading/Steps';
import { UndoDialog } from './UndoDialog';
import type { ImportStage } from './useImport';

function ImportedDegrees({ importId }: { importId: number }) {
  const { data: detail } = useCall(exchangeCalls.detail, { params: { id: importId } });
  if (detail === undefined || detail.valuationIds.length === 0) return null;
  return <PlannedDegrees ids={detail.valuationIds} />;
}

const { result: words } = exchange;

interface ResultStepProps {
  stage: Extract<ImportStage, { name: 'written' }>;
  onRestart: () => void;
}

export function ResultStep({ stage: { record, applied, paid }, onRestart }: ResultStepProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [taken, setTaken] = useState<ImportRecord | null>(null);
  const undone = taken?.undone ?? null;
  const leftOut = keptLeftOut(record.id);

  return (
    // After the undo its button has disappeared, so the new title gets the focus.
    <Page
      key={undone === null ? 'done' : 'undone'}
      title={undone === null ? words.title : words.undone}
      steps={<Steps current="creation" />}
      follows
    >
      <Stack gap={6}>
        <Notice
          tone={undone === null ? 'forest' : 'stone'}
          action={leftOut.length > 0 && <LeftOutFile rows={leftOut} isPlain />}
        >
          {undone === null ? (
            <p>
              {[
                applied > 0 ? importReading.known.applied(applied) : words.done(record.valuations, record.profiles),
                ...(paid > 0 ? [words.paid(paid)] : []),
                ...(record.refused > 0 ? [words.refused(record.refused)] : []),
                ...(record.withheldLines.length > 0 ? [words.withheld(record.withheldLines)] : []),
              ].join(' ')}
            </p>
          ) : (
            <p>{exchange.undo.done(exchange.undo.parts(undone, taken?.active ?? 0))}</p>
          )}
        </Notice>
        {undone === null && record.valuations > 0 && <ImportedDegrees importId={record.id} />}
        <Cluster rowGap={2} className="line-top pad-block-4">
          <LinkButton to={paths.dashboard()}>{words.see}</LinkButton>
          <Button variant="quiet" flush="start" onClick={onRestart}>
            {words.again}
          </Button>
          {(taken === null || taken.active > 0) && (
            <Button variant="quiet" flush="start" onClick={() => setIsAsking(true)}>
              {exchange.list.undo}
            </Button>
          )}
        </Cluster>
        {isAsking && <UndoDialog importId={record.id} onClose={() => setIsAsking(false)} onDone={setTaken} />}
      </Stack>
    </Page>
  );
}
