/** Everything that has an amount as one document; more than a call takes, as several. */
import { useState } from 'react';
import { MOST_IDS, packetsOf } from '../../api/bulkCalls';
import { files } from '../../api/files';
import type { PlannedRow } from '../../api/planned';
import { useDownload, type DownloadRequest } from '../../api/useDownload';
import { dashboard, planned as words } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { showToast } from '../../ui/toasts';
import { DownloadBar } from '../dashboard/DownloadBar';

const { print: text } = words;

/** The first and the last row of a packet, counted from 1. */
const span = (packet: number, length: number): [number, number] => [packet * MOST_IDS + 1, packet * MOST_IDS + length];

export function PrintAll({ rows }: { rows: readonly PlannedRow[] }) {
  const download = useDownload();
  const [asked, setAsked] = useState<DownloadRequest | null>(null);
  const packets = packetsOf(rows.map(({ id }) => id));
  const isWhole = packets.length === 1;
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
      <Cluster gap={2}>
        {packets.map((ids, index) => (
          <Button
            key={index}
            variant={isWhole ? 'primary' : 'secondary'}
            busy={isBusy}
            onClick={() => void start({ call: files.valuations(ids, 'pdf'), name: text.fileName })}
          >
            {isWhole ? text.action(rows.length) : text.part(...span(index, ids.length))}
          </Button>
        ))}
        {packets.map((ids, index) => (
          <Button
            key={`interviews-${index}`}
            busy={isBusy}
            onClick={() => void start({ call: files.interviews(ids), name: text.interviewsFile })}
          >
            {isWhole ? text.interviews : text.interviewsPart(...span(index, ids.length))}
          </Button>
        ))}
      </Cluster>
      <DownloadBar download={download} onRetry={() => asked && void start(asked)} />
    </Stack>
  );
}
