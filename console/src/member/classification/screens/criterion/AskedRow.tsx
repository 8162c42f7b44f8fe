import { answerOf, isAnswered, typeset, type Criterion } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import { answersOf } from '../../../../amounts/model/criterionCard';
import { classification as texts } from '../../../../i18n/fr';
import { paths } from '../../../../routes';
import { Icon } from '../../../../ui/Icon';
import type { Classification } from '../../state/useClassification';
import styles from './Criterion.module.css';

const { step: words } = texts.criteria;

interface AskedRowProps {
  classification: Classification;
  asked: readonly Criterion[];
  current: Criterion;
}

/** The questions in one row above the present one. Those that have an answer are ticked. */
export function AskedRow({ classification, asked, current }: AskedRowProps) {
  const given = answersOf(classification);
  const isGiven = (id: number) => isAnswered(answerOf(given, id));
  return (
    <nav aria-label={words.asked} className={styles.asked}>
      {asked.map(({ id, index, title }) => (
        <Link
          key={id}
          to={paths.criterion(classification.id, index, id)}
          aria-current={id === current.id ? 'step' : undefined}
        >
          <span className="shaped gap-1">
            {typeset(title)}
            {isGiven(id) && (
              <>
                <Icon name="check" size={14} />
                <span className="visually-hidden">{words.given}</span>
              </>
            )}
          </span>
        </Link>
      ))}
    </nav>
  );
}
