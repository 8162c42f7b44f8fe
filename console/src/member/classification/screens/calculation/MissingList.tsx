/** What blocks the calculation; each item links to the place to correct it. */
import { findCriterion, typeset, type CompletionIssue } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import { classification as texts } from '../../../../i18n/fr';
import { paths } from '../../../../routes';
import { Notice } from '../../../../ui/Notice';
import type { Classification } from '../../state/useClassification';

const { calculation: words } = texts;

interface MissingListProps {
  classification: Classification;
  issues: readonly CompletionIssue[];
}

export function MissingList({ classification: { id, reference }, issues }: MissingListProps) {
  if (issues.length === 0) return null;
  return (
    <div className="below-5">
      <Notice>
        <strong>{words.missing}</strong>
        <ul className="grid gap-half above-1 indent-5">
          {issues.map(({ field, code }) => {
            const criterion = findCriterion(reference.grid, Number(field));
            const title = typeset(criterion?.title ?? '');
            return (
              criterion && (
                <li key={`${field}-${code}`}>
                  <Link to={paths.criterion(id, criterion.index, criterion.id)}>
                    {code === 'missing_reason' ? words.missingReason(title) : title}
                  </Link>
                </li>
              )
            );
          })}
        </ul>
      </Notice>
    </div>
  );
}
