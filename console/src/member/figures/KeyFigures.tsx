import { formatHundredths, formatMoney, formatPercent } from '@valorisation/rules';
import type { Figures } from '@valorisation/contract';
import { figures as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { FactRow, type RowFact } from '../../ui/FactRow';
import { Term } from '../../ui/Term';
import { fullTimeHundredths } from './fullTime';
import { Text } from '../../ui/layout/primitives';
import { anniversariesOf } from './anniversaryMonths';

const { cards } = words;

export function KeyFigures({ figures }: { figures: Figures }) {
  const { belowMinimum, hourly, notComputed } = figures;
  const { due, coming } = anniversariesOf(figures);
  const notCounted = [
    ...(hourly > 0 ? [cards.hourly(hourly)] : []),
    ...(notComputed > 0 ? [cards.notComputed(notComputed)] : []),
  ];
  const facts: readonly RowFact[] = [
    { label: cards.total, value: formatMoney(figures.dueCents) },
    {
      label: cards.people,
      value: figures.profiles,
      details: [cards.functions(figures.valuations)],
      to: paths.dashboard(),
    },
    {
      label: cards.fullTime,
      term: <Term name="fullTimeEquivalent">{cards.fullTime}</Term>,
      value: formatHundredths(fullTimeHundredths(figures.shareHundredths)),
      details: [cards.totalShare(formatPercent(figures.shareHundredths))],
    },
    {
      label: cards.belowMinimum,
      term: <Term name="minimum">{cards.belowMinimum}</Term>,
      value: belowMinimum,
      details: [belowMinimum === 0 ? null : cards.peopleUnder(figures.profilesBelowMinimum)],
      to: belowMinimum === 0 ? undefined : paths.dashboard({ under: 1 }),
    },
    {
      label: cards.due,
      value: due.length,
      details: [cards.coming(coming.length)],
      to: due.length === 0 ? undefined : paths.dashboard({ anniversaire: 1 }),
    },
  ];
  return (
    <div>
      <FactRow leads label={words.keyFigures} facts={facts} see={words.see} />
      {notCounted.length > 0 && (
        <Text tone="note" above={2}>
          {notCounted.join(' ')}
        </Text>
      )}
    </div>
  );
}
