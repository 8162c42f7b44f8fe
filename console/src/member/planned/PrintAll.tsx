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

export function PrintAll({ rows }: { rows: readonly PlannedRow[] }) {
  const download = useDownload();
  const [asked, setAsked] = useState<DownloadRequest | null>(null);
  const packets = packetsOf(rows.map(({ id }) => id));

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
            variant={packets.length === 1 ? 'primary' : 'secondary'}
            busy={download.state.status === 'running'}
            onClick={() => void start({ call: files.valuations(ids, 'pdf'), name: text.fileName })}
          >
            {packets.length === 1
              ? text.action(rows.length)
              : text.part(index * MOST_IDS + 1, index * MOST_IDS + ids.length)}
          </Button>
        ))}
      </Cluster>
      <DownloadBar download={download} onRetry={() => asked && void start(asked)} />
    </Stack>
  );
}
