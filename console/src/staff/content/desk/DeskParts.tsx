/** What every desk shows of the work on one content: who else writes it, what another person saved, and the comparison. */
import { Button } from '@mui/material';
import { staffDesk as words } from '../../../i18n/fr';
import { formatMoment } from '../../../ui/instant';
import { Notice } from '../../../ui/Notice';
import { OtherWriters } from './KeptNotices';
import { MergeDialog } from './MergeDialog';
import type { Desk } from './useDesk';
import type { ComponentProps } from 'react';

export function DeskNotices({ desk }: { desk: Desk }) {
  return (
    <>
      <OtherWriters others={desk.kept.others} />
      {desk.isStale && (
        <Notice
          tone="wheat"
          alert
          action={
            <Button size="small" onClick={() => void desk.compare()}>
              {words.stale.compare}
            </Button>
          }
        >
          {words.stale.notice}
        </Notice>
      )}
      {desk.foundAt !== null && <Notice tone="sky">{words.draft.found(formatMoment(desk.foundAt))}</Notice>}
    </>
  );
}

interface DeskComparisonProps {
  desk: Desk;
  target: ComponentProps<typeof MergeDialog>['target'];
  amounts: ComponentProps<typeof MergeDialog>['amounts'];
}

export function DeskComparison({ desk, target, amounts }: DeskComparisonProps) {
  const { compared, values } = desk;
  if (compared === null) return null;
  return (
    <MergeDialog
      target={target}
      base={compared.base}
      mine={values}
      theirs={compared.theirs}
      amounts={amounts}
      onMerge={(text) => void desk.merge(text, compared.theirs.version)}
      onClose={desk.closeComparison}
    />
  );
}
