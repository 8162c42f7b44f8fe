import { Button } from '@mui/material';
import { contentPublicationCalls, type StaffContentKind } from '@valorisation/contract';
import { useState } from 'react';
import { Confirm, useListContext, useUnselectAll } from 'react-admin';
import { call } from '../../api/call';
import { staffContent as words } from '../../i18n/fr';
import { useManyAct } from '../kit/useManyAct';
import type { ContentRow } from './fields';

type Act = 'publish' | 'archive';

const ACTS = {
  publish: {
    label: words.publishMany,
    ask: words.confirmPublish,
    called: contentPublicationCalls.publishMany,
    done: words.publishedMany,
  },
  archive: {
    label: words.archiveMany,
    ask: words.confirmArchive,
    called: contentPublicationCalls.archiveMany,
    done: words.archivedMany,
  },
} as const;

export function BulkActs({ kind }: { kind: StaffContentKind }) {
  const { selectedIds } = useListContext<ContentRow>();
  const unselect = useUnselectAll(kind);
  const { busy, run } = useManyAct();
  const [asked, setAsked] = useState<Act | null>(null);

  async function runAsked(act: Act): Promise<void> {
    const { called, done } = ACTS[act];
    if (await run(async () => call(called, { params: { kind }, body: { ids: selectedIds } }), done)) unselect();
    setAsked(null);
  }

  const act = asked === null ? null : ACTS[asked];
  return (
    <>
      <Button size="small" onClick={() => setAsked('publish')}>
        {words.publishMany}
      </Button>
      <Button size="small" onClick={() => setAsked('archive')}>
        {words.archiveMany}
      </Button>
      {asked !== null && act !== null && (
        <Confirm
          isOpen
          title={act.ask.title(selectedIds.length)}
          content={act.ask.text}
          confirm={act.label}
          loading={busy}
          onConfirm={() => void runAsked(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
