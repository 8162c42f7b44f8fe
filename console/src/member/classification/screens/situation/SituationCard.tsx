/** What was typed about the person, and the way back to it. */
import { SituationFacts } from '../../../../amounts/parts/SituationFacts';
import { classification as texts } from '../../../../i18n/fr';
import { NEW_VALUATION, paths } from '../../../../routes';
import { LinkButton } from '../../../../ui/Button';
import type { Fact } from '../../../../ui/FactList';
import { Cluster } from '../../../../ui/layout/primitives';
import type { Classification } from '../../state/useClassification';
import styles from './SituationCard.module.css';

const { conclusion, criteria } = texts;

export function SituationCard({ classification }: { classification: Classification }) {
  const { id, work, valuation, unsaid } = classification;
  const profile: Fact[] = valuation === null ? [] : [[conclusion.profile, valuation.profileName]];
  return (
    <section className={styles.card} aria-labelledby="situation">
      <Cluster gap={4} rowGap={2} align="center" justify="space-between" below={3}>
        <h2 id="situation">{criteria.overview.situation}</h2>
        <LinkButton to={paths.profileConcerned(id === NEW_VALUATION ? undefined : id)}>
          {valuation === null ? criteria.overview.toSituation : criteria.overview.situationEdit}
        </LinkButton>
      </Cluster>
      <SituationFacts first={profile} work={work} unsaid={unsaid} />
    </section>
  );
}
