import { useState } from 'react';
import type { Valuation } from '../../api/valuation';
import { dashboard } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { HistoryDialog } from './HistoryDialog';

/** Opens the history of one valuation. */
export function HistoryButton({ valuation }: { valuation: Valuation }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {dashboard.actions.history}
      </Button>
      {opened && <HistoryDialog row={valuation} onClose={() => setOpened(false)} />}
    </>
  );
}
