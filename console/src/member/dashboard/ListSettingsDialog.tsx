/** The columns of the list and its keys, which are explained and can be turned off. */
import { dashboard } from '../../i18n/fr';
import { Checkbox } from '../../ui/Checkbox';
import { Dialog } from '../../ui/Dialog';
import { Stack, Text } from '../../ui/layout/primitives';
import { FURTHER_COLUMNS, useListSettings } from '../../layout/listSettings';
import styles from './StatusLine.module.css';

const { settings: words, columns: headings } = dashboard;

export function ListSettingsDialog({ onClose }: { onClose: () => void }) {
  const [{ columns, singleKeys }, change] = useListSettings();
  return (
    <Dialog open title={words.title} onClose={onClose}>
      <Stack gap={2} className={styles.choices}>
        <h3>{words.columns}</h3>
        <div>
          {FURTHER_COLUMNS.map((column) => (
            <Checkbox
              key={column}
              label={headings[column]}
              checked={columns.includes(column)}
              onChange={({ target: { checked } }) =>
                change({ columns: FURTHER_COLUMNS.filter((one) => (one === column ? checked : columns.includes(one))) })
              }
            >
              {headings[column]}
            </Checkbox>
          ))}
        </div>
        <h3>{words.keys}</h3>
        <dl className={styles.list}>
          {words.keyList.map(({ keys, act }) => (
            <div key={act} className="contents">
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{act}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label={words.singleKeys}
          checked={singleKeys}
          onChange={({ target: { checked } }) => change({ singleKeys: checked })}
        >
          {words.singleKeys}
        </Checkbox>
        <Text tone="hint">{words.kept}</Text>
      </Stack>
    </Dialog>
  );
}
