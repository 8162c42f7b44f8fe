/** Everything that has an amount as one document; more than a call takes, as several. */
import { useState } from 'react';
import { packetsByPerson, packetsOf } from '../../api/bulkCalls';
import { files } from '../../api/files';
import type { PlannedRow } from '../../api/planned';
import { useDownload, type DownloadRequest } from '../../api/useDownload';
import { dashboard, planned as words } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { showToast } from '../../ui/toasts';
import { DownloadBar } from '../dashboard/DownloadBar';
import { TwoSided } from '../dashboard/selection/TwoSided';

const { print: text } = words;

interface Part {
  readonly ids: readonly number[];
  /** The first and the last row of the part, counted from 1. */
  readonly span: readonly [number, number];
}

function partsOf(packets: readonly (readonly PlannedRow[])[]): readonly Part[] {
  let last = 0;
  return packets.map((packet) => {
    const first = last + 1;
    last += packet.length;
    return { ids: packet.map(({ id }) => id), span: [first, last] };
  });
}

export function PrintAll({ rows }: { rows: readonly PlannedRow[] }) {
  const download = useDownload();
  const [asked, setAsked] = useState<DownloadRequest | null>(null);
  const [twoSided, setTwoSided] = useState(true);
  const sheets = partsOf(packetsOf(rows));
  const folders = partsOf(packetsByPerson(rows));
  const isWhole = sheets.length === 1;
  const isBusy = download.state.status === 'running';

  async function start(file: DownloadRequest) {
    setAsked(file);
    if (!(await download.start(file))) return;
    download.cancel();
    showToast(dashboard.download.done, 'success');
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
        {folders.map(({ ids, span }) => (
          <Button
            key={`interviews-${span[0]}`}
            busy={isBusy}
            onClick={() => void start({ call: files.interviews(ids, twoSided), name: text.interviewsFile })}
          >
            {isWhole ? text.interviews : text.interviewsPart(...span)}
          </Button>
        ))}
      </Cluster>
      <DownloadBar download={download} onRetry={() => asked && void start(asked)} />
    </Stack>
  );
}
