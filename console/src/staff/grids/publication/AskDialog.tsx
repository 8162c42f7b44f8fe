/** Asks when a version should come into force, and whether the public may read it before that day. */
import { Checkbox, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import type { Day } from '@valorisation/rules';
import { useId, useState } from 'react';
import { staffGridPublication } from '../../../i18n/fr';
import { today } from '../../../amounts/model/today';
import { Notice } from '../../../ui/Notice';
import { tomorrowMorning } from '../../content/parisTime';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { MomentField } from '../../kit/DayField';
import { otherDay, proposedMoment } from './draftDay';

const words = staffGridPublication.ask;

interface AskDialogProps {
  draftDay: Day;
  busy: boolean;
  refusal: string | null;
  onClose: () => void;
  /** @param asked `takesForceAt` is in Paris time; null means as soon as the request is confirmed */
  onAsk: (asked: { readonly takesForceAt: string | null; readonly announce: boolean }) => void;
}

export function AskDialog({ draftDay, onAsk, ...shared }: AskDialogProps) {
  const id = useId();
  const [proposed] = useState(() => proposedMoment(draftDay, today()));
  const [isLater, setLater] = useState(proposed !== null);
  const [moment, setMoment] = useState(() => proposed ?? tomorrowMorning(new Date()));
  const [announce, setAnnounce] = useState(false);
  const takesForceAt = isLater ? moment : null;
  const warning = otherDay(draftDay, takesForceAt, today());
  return (
    <ConfirmDialog
      {...shared}
      title={words.title}
      text={words.text}
      confirm={words.confirm}
      onConfirm={() => onAsk({ takesForceAt, announce: isLater && announce })}
    >
      <FormControl margin="normal" fullWidth>
        <FormLabel id={id}>{words.when}</FormLabel>
        <RadioGroup
          aria-labelledby={id}
          value={isLater ? 'later' : 'now'}
          onChange={({ target }) => setLater(target.value === 'later')}
        >
          <FormControlLabel value="now" control={<Radio />} label={words.now} />
          <FormControlLabel value="later" control={<Radio />} label={words.later} />
        </RadioGroup>
      </FormControl>
      {isLater && (
        <>
          <MomentField label={words.moment} value={moment} onChange={setMoment} />
          <FormControlLabel
            control={<Checkbox checked={announce} onChange={({ target }) => setAnnounce(target.checked)} />}
            label={words.announce}
          />
        </>
      )}
      {warning !== null && <Notice tone="wheat">{warning}</Notice>}
    </ConfirmDialog>
  );
}
