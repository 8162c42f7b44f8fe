import { settingCalls, type Setting, type SettingChange } from '@valorisation/contract';
import { useCall } from '../../api/useCall';
import { staffSettings as words } from '../../i18n/fr';
import { formatMoment } from '../../ui/instant';
import { Minor } from '../kit/CardList';
import { wordOf } from './settingWords';
import styles from './SettingHistory.module.css';

const { history } = words;

function changeInWords(key: Setting['key'], { before, after }: SettingChange): string {
  if (before === null && after === null) return history.text;
  return history.change(wordOf(key, before), wordOf(key, after));
}

export function SettingHistory({ row }: { row: Setting }) {
  const { data = [] } = useCall(settingCalls.history, { params: { id: row.id } }, { since: row.version });
  return (
    <section className={styles.history}>
      <h2>{history.title}</h2>
      {data.length === 0 ? (
        <p>{history.none}</p>
      ) : (
        <ul className="unmarked">
          {data.map((change) => (
            <li key={change.at} className="pad-block-2 line-top">
              {changeInWords(row.key, change)}
              <Minor>{history.when(formatMoment(change.at), change.by)}</Minor>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
