import { useLayoutEffect, useRef, useState } from 'react';
import type { ImportRecord } from '../../api/exchange';
import { exchange } from '../../i18n/fr';
import { paths } from '../../routes';
import { Button, LinkButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Cluster, Stack } from '../../ui/layout/primitives';
import { RefusedFile } from './RefusedFile';
import { UndoDialog } from './UndoDialog';
import { exchangeCalls } from '@valorisation/contract';
import { useCall } from '../../api/useCall';
import { PlannedDegrees } from '../planned/PlannedDegrees';

function ImportedDegrees({ importId }: { importId: number }) {
  const { data: detail } = useCall(exchangeCalls.detail, { params: { id: importId } });
  if (detail === undefined || detail.valuationIds.length === 0) return null;
  return <PlannedDegrees ids={detail.valuationIds} />;
}

const { result: words } = exchange;

export interface ResultStepProps {
  record: ImportRecord;
  file: File;
  onRestart: () => void;
}

export function ResultStep({ record, file, onRestart }: ResultStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [taken, setTaken] = useState<ImportRecord | null>(null);
  const undone = taken?.undone ?? null;

  // The button for the undo has disappeared with it.
  useLayoutEffect(() => heading.current?.focus(), [undone]);

  return (
    <Stack as="section" aria-labelledby="resultat">
      <h2 id="resultat" ref={heading} tabIndex={-1} className="ringless">
        {undone === null ? words.title : words.undone}
      </h2>
      <Notice tone={undone === null ? 'forest' : 'stone'}>
        {undone === null ? (
          <>
            <p>{words.done(record.valuations, record.profiles)}</p>
            {record.refused > 0 && <p>{words.refused(record.refused)}</p>}
            {record.withheldLines.length > 0 && <p>{words.withheld(record.withheldLines)}</p>}
          </>
        ) : (
          <p>{exchange.undo.done(undone.archived, taken?.active ?? 0)}</p>
        )}
      </Notice>
      {record.refused > 0 && <RefusedFile file={file} />}
      {undone === null && record.valuations > 0 && <ImportedDegrees importId={record.id} />}
      <Cluster rowGap={2}>
        <LinkButton to={paths.dashboard()}>{words.see}</LinkButton>
        <Button onClick={onRestart}>{words.again}</Button>
        {(taken === null || taken.active > 0) && (
          <Button variant="quiet" onClick={() => setIsAsking(true)}>
            {exchange.list.undo}
          </Button>
        )}
      </Cluster>
      {isAsking && <UndoDialog importId={record.id} onClose={() => setIsAsking(false)} onDone={setTaken} />}
    </Stack>
  );
}
