/**
 * The installation's value of a setting, shown beside the present value, and a button that takes it back. It is saved
 * like any other change.
 */
import { Button } from '@mui/material';
import type { Setting } from '@valorisation/contract';
import { isSameValue } from '@valorisation/rules';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { staffSettings } from '../../i18n/fr';
import { initialOf } from './settingWords';
import styles from './SettingHistory.module.css';

const { initial: words } = staffSettings;

export function InitialValue({ row }: { row: Setting }) {
  const { setValue } = useFormContext();
  const typed: unknown = useWatch({ name: 'value' });
  const [isTaken, setTaken] = useState(false);
  const initial = initialOf(row);
  if (initial === null) return null;
  const isInitial = isSameValue(typed, row.initial);

  function takeBack(): void {
    setValue('value', row.initial, { shouldDirty: true, shouldTouch: true });
    setTaken(true);
  }

  return (
    <div className={styles.initial}>
      <p>{words.of(initial)}</p>
      {!isInitial && (
        <Button size="small" variant="outlined" onClick={takeBack}>
          {words.back}
        </Button>
      )}
      <p role="status">{isInitial && isTaken && !isSameValue(row.value, row.initial) ? words.filled : ''}</p>
    </div>
  );
}
