/** Days, and days with an hour, as staff type them everywhere: JJ/MM/AAAA and HH:MM. */
import { TextField } from '@mui/material';
import { isDay, type Day } from '@valorisation/rules';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { staffKit as words, ui } from '../../i18n/fr';
import { LONGEST_TYPED_DAY, useDayText } from '../../ui/useDayText';

interface DayFieldProps {
  label: string;
  /** Undefined while the typed text is not a day. */
  value: Day | null | undefined;
  error?: string | undefined;
  onChange: (value: Day | null | undefined) => void;
}

function DayField({ label, value, error, onChange }: DayFieldProps) {
  const { text, fault, type, leave } = useDayText(value, onChange);
  const refusal = fault ?? error;
  return (
    <TextField
      label={label}
      value={text}
      placeholder={ui.dateFormat}
      error={refusal !== undefined}
      helperText={refusal}
      sx={{ width: 152 }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'numeric', maxLength: LONGEST_TYPED_DAY } }}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
    />
  );
}

/** A day that limits a list. The list changes when a whole day is typed, or none. */
export function DayInput({ source, label }: { source: string; label: string; alwaysOn?: boolean }) {
  const { field } = useInput<string>({ source, defaultValue: '' });
  const day: unknown = field.value;
  return (
    <DayField
      label={label}
      value={typeof day === 'string' && isDay(day) ? day : null}
      onChange={(next) => next !== undefined && field.onChange(next ?? '')}
    />
  );
}

const TIME = /^(\d{1,2})\s*[:hH]\s*(\d{2})?$/;

function timeOf(typed: string): string | null {
  const [, hour = '', minute = '00'] = TIME.exec(typed.trim()) ?? [];
  return hour === '' ? null : `${hour.padStart(2, '0')}:${minute}`;
}

interface MomentFieldProps {
  label: string;
  /** In the form `2026-11-23T08:00`, or empty. */
  value: string;
  error?: string | undefined;
  help?: string;
  onChange: (value: string) => void;
}

/** An unfinished moment is told as its unfinished text, which no reader of a moment takes. */
export function MomentField({ label, value, error, help, onChange }: MomentFieldProps) {
  const [startDay = '', startTime = ''] = value.split('T');
  const [day, setDay] = useState<Day | null | undefined>(isDay(startDay) ? startDay : null);
  const [time, setTime] = useState(startTime);

  function tell(nextDay: Day | null | undefined, nextTime: string) {
    setDay(nextDay);
    setTime(nextTime);
    const isEmpty = nextDay === null && nextTime.trim() === '';
    onChange(isEmpty ? '' : `${nextDay ?? ''}T${timeOf(nextTime) ?? ''}`);
  }

  return (
    <fieldset className="bare above-4">
      <legend className="small quiet">{label}</legend>
      <div className="cluster gap-2 above-2">
        <DayField label={words.day} value={day} onChange={(next) => tell(next, time)} />
        <TextField
          label={words.time}
          value={time}
          placeholder={words.timeFormat}
          sx={{ width: 110 }}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => tell(day, target.value)}
        />
      </div>
      <p
        className={error === undefined ? 'hint small' : 'clay-700 small'}
        role={error === undefined ? undefined : 'alert'}
      >
        {error ?? help}
      </p>
    </fieldset>
  );
}
