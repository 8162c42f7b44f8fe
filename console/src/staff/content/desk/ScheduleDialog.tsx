import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { staffDesk, staffKit } from '../../../i18n/fr';
import { Notice } from '../../../ui/Notice';
import { isPublicAt, isShownAt } from '../checkLinks';
import type { ContentRow } from '../fields';
import { fromParisField, tomorrowMorning, toParisField } from '../parisTime';
import { readSchedule, type PublicationDates, type ScheduleFaults } from './schedule';

const { scheduling: words } = staffDesk;

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
  const isAhead = isReleased && Date.parse(row.opens_at) > now.getTime();
  const [from, setFrom] = useState(isAhead ? toParisField(row.opens_at) : tomorrowMorning(now));
  const [until, setUntil] = useState(row.closes_at === null ? '' : toParisField(row.closes_at));
  const [faults, setFaults] = useState<ScheduleFaults>({});
  const opensAt = fromParisField(from);
  const fromError = faults.opensAt ?? errors['opensAt'];
  const untilError = faults.closesAt ?? errors['closesAt'];

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readSchedule(from, until, { isPublic, now: Date.now() });
    setFaults('faults' in read ? read.faults : {});
    if ('dates' in read) onSchedule(read.dates);
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
            error={fromError !== undefined}
            helperText={fromError ?? words.help}
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
          <Button onClick={onClose}>{staffKit.cancel}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {words.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
