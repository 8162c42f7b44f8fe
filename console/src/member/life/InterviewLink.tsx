/** Leads to the folder for a person's interview. If amounts are missing or out of date, a dialog asks first. */
import { useState } from 'react';
import { activeRows } from '../../amounts/model/people';
import { useProfile } from '../../api/rows';
import { selection } from '../../i18n/fr';
import { person as words } from '../../i18n/fr/person';
import { paths } from '../../routes';
import { Button, LinkButton, RowWords } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Stack } from '../../ui/layout/primitives';
import styles from './Dialogs.module.css';
import { lateReason } from './lateAmounts';
import { LateRows } from './LateRows';

interface InterviewLinkProps {
  profileId: number;
  variant?: 'primary' | 'secondary' | 'row';
  /** What the document is, under its name in a row. */
  note?: string;
  className?: string;
}

export function InterviewLink({ profileId, variant = 'secondary', note, className }: InterviewLinkProps) {
  const { data, isPending } = useProfile(profileId);
  const [isAsking, setAsking] = useState(false);
  const rows = data === undefined ? [] : activeRows(data);
  const to = paths.printInterview(profileId);
  const name = note === undefined ? words.interview : <RowWords title={words.interview} note={note} />;
  if (!isPending && rows.every((row) => lateReason(row, rows) === null))
    return (
      <LinkButton variant={variant} className={className} to={to}>
        {name}
      </LinkButton>
    );
  const close = () => setAsking(false);
  return (
    <>
      <Button variant={variant} className={className} busy={isPending} onClick={() => setAsking(true)}>
        {name}
      </Button>
      <Dialog
        open={isAsking}
        title={selection.interviews.title(1)}
        onClose={close}
        cancellable
        actions={
          <LinkButton variant="primary" to={to}>
            {selection.interviews.open}
          </LinkButton>
        }
      >
        <Stack align="start" className={styles.stack}>
          <LateRows rows={rows} />
        </Stack>
      </Dialog>
    </>
  );
}
