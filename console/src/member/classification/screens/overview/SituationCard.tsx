import { classification as texts } from '../../../../i18n/fr';
import { NEW_VALUATION, paths } from '../../../../routes';
import { LinkButton } from '../../../../ui/Button';
import { situationFacts } from '../../../../amounts/model/situation';
import type { Classification } from '../../state/useClassification';
import { FactList, type Fact } from '../../../../ui/FactList';
import { Cluster } from '../../../../ui/layout/primitives';
import styles from './Overview.module.css';

const { conclusion, criteria } = texts;

export function SituationCard({ classification }: { classification: Classification }) {
  const { id, work, valuation } = classification;
  const profile: Fact[] = valuation === null ? [] : [[conclusion.profile, valuation.profileName]];
  const facts = [...profile, ...situationFacts(work)];
  return (
    <section className="above-8" aria-labelledby="situation">
      <Cluster gap={4} rowGap={2} align="center" justify="space-between" below={3}>
        <h2 id="situation">{criteria.overview.situation}</h2>
        <Cluster gap={2}>
          <LinkButton to={paths.profileConcerned(id === NEW_VALUATION ? undefined : id)}>
            {valuation === null ? criteria.overview.toProfile : criteria.overview.profileEdit}
          </LinkButton>
          <LinkButton to={paths.calculation(id)}>{criteria.overview.situationEdit}</LinkButton>
        </Cluster>
      </Cluster>
      <FactList className={styles.facts} facts={facts} />
    </section>
  );
}
