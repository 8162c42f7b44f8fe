import { firstSteps as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { LinkButton } from '../../ui/Button';
import { Term } from '../../ui/Term';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import styles from './FirstSteps.module.css';

export function FirstSteps() {
  return (
    <Stack as="section" gap={3} below={6} framed className={styles.frame} aria-labelledby="premiers-pas">
      <Text tone="quiet">{words.nothing}</Text>
      <h2 id="premiers-pas">{words.title}</h2>
      <Text reading>{words.intro}</Text>
      <Cluster align="center">
        <LinkButton variant="primary" to={paths.newValuation()}>
          {words.action}
        </LinkButton>
        <LinkButton to={paths.importFile()}>{words.importFile}</LinkButton>
        <LinkButton variant="quiet" to={paths.toolPresentation()}>
          {words.discover}
        </LinkButton>
      </Cluster>
      <Text tone="quiet" reading>
        {words.importText}
      </Text>
      <div className={styles.columns}>
        <Stack as="ol" className={styles.steps}>
          {words.steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className="size-17">{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </Stack>
        <div className={styles.needed}>
          <h3 className="size-17">{words.toHand}</h3>
          <ul className="above-2 indent-5">
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
      <Text tone="quiet">{words.kept}</Text>
    </Stack>
  );
}
