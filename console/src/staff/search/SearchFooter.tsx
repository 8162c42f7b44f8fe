/** The keys of the search, and the switch of the keys that act alone. */
import { staffSearch } from '../../i18n/fr';
import { useListSettings } from '../../layout/listSettings';
import styles from './StaffSearch.module.css';

const { keys: words } = staffSearch;

export function SearchFooter({ isAsked }: { isAsked: boolean }) {
  const [{ singleKeys }, change] = useListSettings();
  return (
    <div className={styles.footer}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {words.choose}
      </span>
      <span>
        <kbd>{words.enter}</kbd> {words.open}
      </span>
      {isAsked ? (
        <>
          <span>
            <kbd>{words.control}</kbd> <kbd>{words.enter}</kbd> {words.tab}
          </span>
          <span>
            <kbd>{words.tabKey}</kbd> {words.limit}
          </span>
          <span>{words.accents}</span>
        </>
      ) : (
        <span>
          {singleKeys ? words.on : words.off}{' '}
          <button type="button" onClick={() => change({ singleKeys: !singleKeys })}>
            {singleKeys ? words.turnOff : words.turnOn}
          </button>
        </span>
      )}
    </div>
  );
}
