/** The whole grid by domain and family, for people who do not know what to search for. */
import { typeset, type Grid, type JobFunction } from '@valorisation/rules';
import { memo, useMemo, useState } from 'react';
import { newValuation as words } from '../../i18n/fr/classification/newValuation';
import { cx } from '../../ui/cx';
import { Cluster, Text } from '../../ui/layout/primitives';
import { Summary } from '../../ui/Summary';
import { functionTree, type DomainBranch, type FamilyBranch } from '../model/functionTree';
import styles from './BrowseGrid.module.css';

interface BrowseProps {
  grid: Grid;
  level: 2 | 4;
  chosen: JobFunction | null;
  amountOf: (job: JobFunction) => string | null;
  onChoose: (job: JobFunction) => void;
}

type BranchProps = Omit<BrowseProps, 'grid'>;

const FAMILY_HEADINGS = { 2: 'h3', 4: 'h5' } as const;

interface FamilyProps extends BranchProps {
  family: FamilyBranch;
  /** True: its line also says what the amounts are. */
  isFirst: boolean;
}

function Family({ family, isFirst, level, chosen, amountOf, onChoose }: FamilyProps) {
  const Heading = FAMILY_HEADINGS[level];
  return (
    <section aria-label={typeset(family.title)}>
      <Cluster rowGap={0} align="baseline" justify="space-between" above={isFirst ? 2 : 6} below={1}>
        <Heading className="caption">{typeset(family.title)}</Heading>
        {isFirst && <Text tone="note">{words.amounts}</Text>}
      </Cluster>
      <ul className={cx('unmarked', styles.functions)}>
        {family.functions.map((job) => (
          <li key={job.id}>
            <button
              type="button"
              aria-pressed={job.id === chosen?.id}
              className={styles.function}
              onClick={() => onChoose(job)}
            >
              {typeset(job.title)}
              <span className="strong rigid amounts">{amountOf(job)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Its functions come when it is opened, because each amount is calculated. */
function Domain({ domain, ...props }: BranchProps & { domain: DomainBranch }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="line-bottom" open={isOpen} onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
      <Summary>
        <span className="grow">{typeset(domain.title)}</span>
        <span className="remark regular rigid amounts">{domain.count}</span>
      </Summary>
      {isOpen &&
        domain.families.map((family, place) => (
          <Family key={family.id} family={family} isFirst={place === 0} {...props} />
        ))}
    </details>
  );
}

/** Memoised, because a key typed in the search above does not change it. */
export const BrowseGrid = memo(function BrowseGrid({ grid, ...props }: BrowseProps) {
  const tree = useMemo(() => functionTree(grid), [grid]);
  const Heading = `h${props.level}` as const;
  return (
    <section className={styles.browse}>
      <Heading className="size-18">{words.browse}</Heading>
      <div className="line-top">
        {tree.map((domain) => (
          <Domain key={domain.id} domain={domain} {...props} />
        ))}
      </div>
    </section>
  );
});
