/** Prints all valuations with an amount as one document, or as several documents if one call cannot take them all. */
import { useState } from 'react';
import { packetsByPerson, packetsOf, useAllRows } from '../../api/bulkCalls';
import { messageOf } from '../../core/errors';
import { files } from '../../api/files';
import type { PlannedRow } from '../../api/planned';
import { useDownload, type DownloadRequest } from '../../api/useDownload';
import { dashboard, planned as words } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { showToast } from '../../core/toasts';
import { DownloadBar } from '../dashboard/DownloadBar';
import { InterviewsDialog } from '../dashboard/selection/InterviewsDialog';
import { TwoSided } from '../dashboard/selection/TwoSided';
import { folderRows, lateReason } from '../life/lateAmounts';

const { print: text } = words;

interface Part {
  readonly rows: readonly PlannedRow[];
  readonly ids: readonly number[];
  /** The first and the last row of the part, counted from 1. */
  readonly span: readonly [number, number];
}

function partsOf(packets: readonly (readonly PlannedRow[])[]): readonly Part[] {
  let last = 0;
  return packets.map((packet) => {
    const first = last + 1;
    last += packet.length;
    return { rows: packet, ids: packet.map(({ id }) => id), span: [first, last] };
  });
}

export function PrintAll({ rows }: { rows: readonly PlannedRow[] }) {
  const download = useDownload();
  const all = useAllRows();
  const [asked, setAsked] = useState<DownloadRequest | null>(null);
  const [twoSided, setTwoSided] = useState(true);
  const [late, setLate] = useState<Part | null>(null);
  const sheets = partsOf(packetsOf(rows));
  const folders = partsOf(packetsByPerson(rows));
  const isWhole = sheets.length === 1;
  const isBusy = download.state.status === 'running' || all.isPending;

  async function start(file: DownloadRequest) {
    setAsked(file);
    if (!(await download.start(file))) return;
    download.cancel();
    showToast(dashboard.download.done, 'success');
  }

  /** A dialog asks first if amounts are missing or out of date, whether they come from this import or not. */
  function prepare(part: Part) {
    all.mutate(
      {},
      {
        onSuccess: (every) => {
          const held = folderRows(every, part.rows);
          if (held.some((row) => lateReason(row, held) !== null)) setLate(part);
          else void start({ call: files.interviews(part.ids, twoSided), name: text.interviewsFile });
        },
        onError: (error) => showToast(messageOf(error), 'error'),
      },
    );
  }

  return (
    <Stack as="section" gap={3} aria-labelledby="imprimer">
      <h2 id="imprimer">{text.title(rows.length)}</h2>
      <Text tone="quiet">{text.text}</Text>
      <TwoSided checked={twoSided} onChange={setTwoSided} />
      <Cluster gap={2}>
        {sheets.map(({ ids, span }) => (
          <Button
            key={span[0]}
            variant={isWhole ? 'primary' : 'secondary'}
            busy={isBusy}
            onClick={() => void start({ call: files.valuations(ids, 'pdf', twoSided), name: text.fileName })}
          >
            {isWhole ? text.action(rows.length) : text.part(...span)}
          </Button>
        ))}
        {folders.map((part) => (
          <Button key={`interviews-${part.span[0]}`} busy={isBusy} onClick={() => prepare(part)}>
            {folders.length === 1 ? text.interviews : text.interviewsPart(...part.span)}
          </Button>
        ))}
      </Cluster>
      {late !== null && (
        <InterviewsDialog
          rows={late.rows}
          twoSided={twoSided}
          onClose={() => setLate(null)}
          onDownload={(file) => void start(file)}
        />
      )}
      <DownloadBar download={download} onRetry={() => asked && void start(asked)} />
    </Stack>
  );
}
