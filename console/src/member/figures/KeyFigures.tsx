import {
  awaitsUpdate,
  formatHundredths,
  formatMoney,
  formatPercent,
  isToRedo,
  ValuationStatus,
} from '@valorisation/rules';
import { Link } from 'react-router-dom';
import type { Figures } from '@valorisation/contract';
import { figures as words } from '../../i18n/fr';
import type { TermName } from '../../i18n/fr/glossary';
import { paths } from '../../routes';
import { cx } from '../../ui/cx';
import { Term } from '../../ui/Term';
import { fullTimeHundredths } from './fullTime';
import { Surface } from '../../ui/layout/primitives';
import styles from './Figures.module.css';
import { anniversariesOf } from './anniversaryMonths';

const { cards } = words;

interface CardProps {
  label: string;
  term?: TermName;
  figure: string;
  details: readonly (string | null)[];
  to?: string | undefined;
  attention?: boolean;
}

function Card({ label, term, figure, details, to, attention = false }: CardProps) {
  return (
    <div className={cx(styles.card, attention && styles.attention)}>
      <dt>{term === undefined ? label : <Term name={term}>{label}</Term>}</dt>
      <dd className={cx('amounts hint', styles.figure)}>{figure}</dd>
      {details.map(
        (detail) =>
          detail !== null && (
            <dd key={detail} className="hint">
              {detail}
            </dd>
          ),
      )}
      {to !== undefined && (
        <dd className="hint">
          <Link to={to} aria-label={words.seeNamed(label)}>
            {words.see}
          </Link>
        </dd>
      )}
    </div>
  );
}

export function KeyFigures({ figures }: { figures: Figures }) {
  const { belowMinimum, hourly, notComputed } = figures;
  const { due, coming } = anniversariesOf(figures);
  const countOf = (holds: (status: ValuationStatus) => boolean): number =>
    figures.byStatus.find(({ status }) => holds(status))?.valuations ?? 0;
  const [awaiting, toRedo] = [countOf(awaitsUpdate), countOf(isToRedo)];
  const notCounted = [
    hourly > 0 ? cards.hourly(hourly) : null,
    notComputed > 0 ? cards.notComputed(notComputed) : null,
  ];
  return (
    <Surface as="dl" className={styles.cards} aria-label={words.keyFigures}>
      <Card
        label={cards.total}
        figure={formatMoney(figures.dueCents)}
        details={[
          figures.formerGrid > 0 ? cards.formerGrid(figures.formerGrid) : null,
          figures.complementCents > 0 ? cards.complement(formatMoney(figures.complementCents)) : null,
          cards.conventional(formatMoney(figures.minimumCents)),
          ...notCounted,
        ]}
      />
      <Card
        label={cards.profiles}
        figure={String(figures.profiles)}
        details={[cards.functions(figures.valuations)]}
        to={paths.dashboard()}
      />
      <Card
        label={cards.fullTime}
        term="fullTimeEquivalent"
        figure={formatHundredths(fullTimeHundredths(figures.shareHundredths))}
        details={[cards.totalShare(formatPercent(figures.shareHundredths)), ...notCounted]}
      />
      <Card
        label={cards.belowMinimum}
        term="minimum"
        figure={String(belowMinimum)}
        details={[belowMinimum === 0 ? cards.nobodyUnder : cards.profilesUnder(figures.profilesBelowMinimum)]}
        to={belowMinimum === 0 ? undefined : paths.dashboard({ under: 1 })}
        attention={belowMinimum > 0}
      />
      <Card
        label={cards.awaiting}
        figure={String(awaiting)}
        details={[toRedo > 0 ? cards.toRedo(toRedo) : null, awaiting + toRedo === 0 ? cards.nothingAwaiting : null]}
        to={awaiting === 0 ? undefined : paths.dashboard({ visa: ValuationStatus.AwaitingUpdate })}
        attention={awaiting > 0}
      />
      <Card
        label={cards.due}
        term="anniversary"
        figure={String(due.length)}
        details={[cards.coming(coming.length)]}
        attention={due.length > 0}
      />
    </Surface>
  );
}
