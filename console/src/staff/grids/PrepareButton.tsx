/** Makes a draft that is a copy of a version and can be changed. */
import { Button } from '@mui/material';
import { staffGridCalls } from '@valorisation/contract';
import { useState } from 'react';
import { call } from '../../api/call';
import { staffGridDraft } from '../../i18n/fr';
import { nameOf, type GridRow } from './gridFacts';
import { OriginDialog } from './OriginDialog';

const { prepare: words } = staffGridDraft;

export function PrepareButton({ row }: { row: GridRow }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={`${words.act}\u00a0: ${nameOf(row)}`} onClick={() => setIsOpen(true)}>
        {words.act}
      </Button>
      {isOpen && (
        <OriginDialog
          heading={words.act}
          text={words.text}
          onPrepare={async (origin) => call(staffGridCalls.prepare, { params: { id: row.id }, body: origin })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
