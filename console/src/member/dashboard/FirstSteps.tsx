/** From nothing to the first classification: the way, what it takes, and the one thing to do. */
import { firstSteps as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { LinkButton } from '../../ui/Button';
import { Term } from '../../ui/Term';
import styles from './FirstSteps.module.css';

export function FirstSteps() {
  return (
    <section className={styles.frame} aria-labelledby="premiers-pas">
      <p className={styles.quiet}>{words.nothing}</p>
      <h2 id="premiers-pas">{words.title}</h2>
      <p className={styles.intro}>{words.intro}</p>
      <div className={styles.actions}>
        <LinkButton variant="primary" to={paths.newValuation()}>
          {words.action}
        </LinkButton>
        <LinkButton variant="quiet" to={paths.toolPresentation()}>
          {words.discover}
        </LinkButton>
      </div>
      <div className={styles.columns}>
        <ol className={styles.steps}>
          {words.steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className={styles.needed}>
          <h3 className={styles.title}>{words.toHand}</h3>
          <ul>
            {words.needed.map(({ before, word, term, after }) => (
              <li key={term}>
                {before}
                <Term name={term}>{word}</Term>
                {after}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className={styles.quiet}>{words.kept}</p>
    </section>
  );
}
