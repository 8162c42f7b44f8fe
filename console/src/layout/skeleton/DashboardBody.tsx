/** The dashboard while it comes: what is to be done, tabs, search, then people as rows of a table or as cards. */
import { cx } from '../../ui/cx';
import { Surface } from '../../ui/layout/primitives';
import { Several, Words } from './parts';
import styles from './Dashboard.module.css';
import part from './parts.module.css';

/** More than any window shows. */
const PEOPLE = 20;

export function DashboardBody() {
  return (
    <>
      <Surface className={styles.first} />
      <Surface className={styles.todo} />
      <div className={styles.tools}>
        <Surface className={styles.tabs} />
      </div>
      <div className={styles.list}>
        <Several count={PEOPLE}>
          {(index) => (
            <div key={index} className={cx(part.line, styles.person)}>
              <Words letters={14 + ((index * 5) % 11)} />
              <Words letters={11} />
              <Words letters={5} />
            </div>
          )}
        </Several>
      </div>
    </>
  );
}
