/** Leads to the interview folder of a person; amounts that are not there or not up to date are asked about first. */
import { useState } from 'react';
import { activeRows } from '../../amounts/model/people';
import { useProfile } from '../../api/memberHooks';
import { selection } from '../../i18n/fr';
import { person as words } from '../../i18n/fr/person';
import { paths } from '../../routes';
import { Button, LinkButton } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Stack } from '../../ui/layout/primitives';
import { isLate, LateRows } from '../dashboard/selection/LateRows';
import styles from './Dialogs.module.css';

export function InterviewLink({
  profileId,
  variant = 'secondary',
}: {
  profileId: number;
  variant?: 'primary' | 'secondary';
}) {
  const { data } = useProfile(profileId);
  const [isAsking, setAsking] = useState(false);
  const late = data === undefined ? [] : activeRows(data).filter(isLate);
  const to = paths.printInterview(profileId);
  if (late.length === 0)
    return (
      <LinkButton variant={variant} to={to}>
        {words.interview}
      </LinkButton>
    );
  const close = () => setAsking(false);
  return (
    <>
      <Button variant={variant} onClick={() => setAsking(true)}>
        {words.interview}
      </Button>
      <Dialog
        open={isAsking}
        title={selection.interviews.title(1)}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{selection.print.cancel}</Button>
            <LinkButton variant="primary" to={to}>
              {selection.interviews.open}
            </LinkButton>
          </>
        }
      >
        <Stack align="start" className={styles.stack}>
          <LateRows rows={late} />
        </Stack>
      </Dialog>
    </>
  );
}
