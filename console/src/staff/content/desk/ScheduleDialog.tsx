/** From when on, and until when, a content is to be read. */
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { staffDesk } from '../../../i18n/fr';
import { Notice } from '../../../ui/Notice';
import { isPublicAt, isShownAt } from '../checkLinks';
import type { ContentRow } from '../fields';
import { fromParisField, tomorrowMorning, toParisField } from '../parisTime';

const { scheduling: words } = staffDesk;

export interface PublicationDates {
  readonly opensAt: string | null;
  readonly closesAt: string | null;
}

interface ScheduleDialogProps {
  row: ContentRow;
  errors: Readonly<Record<string, string>>;
  isBusy: boolean;
  onSchedule: (dates: PublicationDates) => void;
  onClose: () => void;
}

export function ScheduleDialog({ row, errors, isBusy, onSchedule, onClose }: ScheduleDialogProps) {
  const id = useId();
  const [now] = useState(() => new Date());
  const isPublic = isPublicAt(row, now.getTime());
  const isReleased = row.state === 'published' || row.state === 'scheduled';
  const [from, setFrom] = useState(isReleased && !isPublic ? toParisField(row.opens_at) : tomorrowMorning(now));
  const [until, setUntil] = useState(row.closes_at === null ? '' : toParisField(row.closes_at));
  const [isAsked, setAsked] = useState(false);
  const opensAt = fromParisField(from);
  const closesAt = until === '' ? null : fromParisField(until);
  const isFromMissing = isAsked && opensAt === null;
  const isUntilWrong = isAsked && until !== '' && closesAt === null;
  const untilError = isUntilWrong ? words.missing : errors['closesAt'];

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (opensAt === null || (until !== '' && closesAt === null)) return;
    onSchedule({ opensAt, closesAt });
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{words.title}</DialogTitle>
        <DialogContent>
          {isShownAt(row, now.getTime()) && opensAt !== null && Date.parse(opensAt) > now.getTime() && (
            <Notice tone="sky">{words.standing}</Notice>
          )}
          <TextField
            fullWidth
            margin="normal"
            type="datetime-local"
            label={words.from}
            value={from}
            error={isFromMissing}
            helperText={isFromMissing ? words.missing : words.help}
            slotProps={{ inputLabel: { shrink: true } }}
            onChange={({ target }) => setFrom(target.value)}
          />
          <TextField
            fullWidth
            margin="normal"
            type="datetime-local"
            label={words.until}
            value={until}
            error={untilError !== undefined}
            helperText={untilError ?? words.untilHelp}
            slotProps={{ inputLabel: { shrink: true } }}
            onChange={({ target }) => setUntil(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{staffDesk.cancel}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {words.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
