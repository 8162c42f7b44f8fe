/** The dashboard while it comes: what is to be done, tabs, filters, then people as rows of a table or as cards. */
import { cx } from '../../ui/cx';
import { ButtonPlace, FieldPlace, Several, Words } from './parts';
import styles from './Dashboard.module.css';
import part from './parts.module.css';

/** More than any window shows. */
const PEOPLE = 20;

export function DashboardBody() {
  return (
    <>
      <div className={cx(part.frame, styles.todo)} />
      <div className={cx(part.frame, styles.tabs)} />
      <div className={styles.filters}>
        <div className={styles.search}>
          <FieldPlace letters={18} />
        </div>
        <ButtonPlace letters={15} />
        <div className={styles.sort}>
          <FieldPlace letters={5} />
        </div>
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
