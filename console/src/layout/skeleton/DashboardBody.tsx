/** The dashboard while it comes: what is to be done, tabs, search, then people as rows of a table or as cards. */
import { cx } from '../../ui/cx';
import { Several, Words } from './parts';
import styles from './Dashboard.module.css';
import part from './parts.module.css';

/** More than any window shows. */
const PEOPLE = 20;

export function DashboardBody() {
  return (
    <>
      <div className={cx(part.frame, styles.first)} />
      <div className={cx(part.frame, styles.todo)} />
      <div className={styles.tools}>
        <div className={cx(part.frame, styles.tabs)} />
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
