/** The next person of the list whose classification is in progress. Nothing when there is none. */
import { typeset, ValuationStatus } from '@valorisation/rules';
import { useProfileList } from '../../api/rows';
import type { Valuation } from '../../api/valuation';
import { classification as texts } from '../../i18n/fr';
import { paths } from '../../routes';
import { LinkButton } from '../../ui/Button';
import { Text } from '../../ui/layout/primitives';
import { Notice } from '../../ui/Notice';

const { conclusion: words } = texts;

export function NextPerson({ after }: { after: Valuation }) {
  const { data = [] } = useProfileList({
    page: 1,
    perPage: 2,
    sort: { field: 'name', order: 'ASC' },
    filter: { status: ValuationStatus.InProgress },
  });
  const next = data.flatMap(({ valuations }) => valuations).find(({ id }) => id !== after.id);
  if (next === undefined) return null;
  return (
    <section className="above-6" aria-label={words.nextPerson}>
      <Notice tone="stone">
        <Text tone="hint">{words.nextPerson}</Text>
        <p className="strong size-17">{next.profileName}</p>
        <Text tone="hint" below={3}>
          {typeset(next.functionTitle)}
        </Text>
        <LinkButton to={paths.valuation(next.id)}>{words.nextPersonAct}</LinkButton>
      </Notice>
    </section>
  );
}
