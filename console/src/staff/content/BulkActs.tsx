/** Publishing and archiving the chosen rows: one call for all of them. */
import { Button } from '@mui/material';
import type { ContentOutcome, StaffContentKind } from '@valorisation/contract';
import { useState } from 'react';
import { Confirm, useListContext, useNotify, useRefresh, useUnselectAll } from 'react-admin';
import { messageOf } from '../../api/errors';
import { staffContentCalls as calls } from '../../api/staffContent';
import { staffContent as words } from '../../i18n/fr';
import type { ContentRow } from './fields';

type Act = 'publish' | 'archive';

const ACTS = {
  publish: { label: words.publishMany, ask: words.confirmPublish, run: calls.publishMany, done: words.publishedMany },
  archive: { label: words.archiveMany, ask: words.confirmArchive, run: calls.archiveMany, done: words.archivedMany },
} as const;

export function BulkActs({ kind }: { kind: StaffContentKind }) {
  const { selectedIds } = useListContext<ContentRow>();
  const unselect = useUnselectAll(kind);
  const notify = useNotify();
  const refresh = useRefresh();
  const [asked, setAsked] = useState<Act | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function run(act: Act): Promise<void> {
    setBusy(true);
    try {
      const { done, skipped }: ContentOutcome = await ACTS[act].run(kind, selectedIds);
      notify(ACTS[act].done(done, skipped), { type: 'success' });
      unselect();
      refresh();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
      setAsked(null);
    }
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
          loading={isBusy}
          onConfirm={() => void run(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
