import { detailAfterLabel } from '@valorisation/rules';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classification as texts } from '../../i18n/fr';
import { paths } from '../../routes';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { Cluster } from '../../ui/layout/primitives';
import { Points } from '../../ui/Points';
import {
  agreementPlace,
  isOfAgreement,
  pointsOf,
  receiptGroups,
  type ReceiptGroup,
  type ShownLine,
} from '../model/receiptGroups';
import styles from './Receipt.module.css';

const { receipt: words, conclusion } = texts;

function Value({ line, isPoints }: { line: ShownLine; isPoints: boolean }) {
  if (line.kind === 'pending') return <Badge tone="sky">{words.pending}</Badge>;
  if (!isPoints) return line.value;
  const points = pointsOf(line);
  return <Points text={points === '0' ? words.none : points} />;
}

/** An article of the agreement leads to the section of its page that explains it. */
function Source({ line: { article, rule } }: Pick<LineProps, 'line'>) {
  if (article === null) return <p>{words.noArticle}</p>;
  if (!isOfAgreement(article)) return <p>{words.source(article)}</p>;
  return <Link to={paths.agreement(agreementPlace(rule))}>{words.ofAgreement(article)}</Link>;
}

interface LineProps {
  line: ShownLine;
  isPoints: boolean;
  open: boolean;
  onToggle: (open: boolean) => void;
}

function Line({ line, isPoints, open, onToggle }: LineProps) {
  return (
    <li className={cx(styles.item, styles[line.kind])}>
      <details open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <Icon name="down" size={14} />
          <span className={styles.label}>{line.label}</span>
          <span className={styles.detail}>{detailAfterLabel(line)}</span>
          <span className={styles.value}>
            <Value line={line} isPoints={isPoints} />
          </span>
        </summary>
        <div className={styles.explanation}>
          <p>{line.explanation}</p>
          <Source line={line} />
        </div>
      </details>
    </li>
  );
}

/** The month is the usual unit, and an amount by the hour says so. */
function groupTitle({ name, lines }: ReceiptGroup): string {
  const isHourly = lines.some(({ rule }) => rule === 'hourly');
  return name === 'amount' && isHourly ? words.groups.hour : words.groups[name];
}

interface ReceiptProps {
  lines: readonly ShownLine[];
  /** The heading, on one line with the button that opens all lines. */
  heading?: ReactNode;
  /** Stands between the heading and the lines. */
  children?: ReactNode;
}

export function Receipt({ lines, heading, children }: ReceiptProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const allOpen = opened.size >= lines.length;

  function toggle(key: string, open: boolean) {
    setOpened((current) => {
      if (current.has(key) === open) return current;
      const next = new Set(current);
      if (open) next.add(key);
      else next.delete(key);
      return next;
    });
  }

  return (
    <div>
      <Cluster rowGap={0} align="center" justify="space-between">
        {heading ?? <span />}
        <Button
          variant="quiet"
          size="small"
          flush="end"
          onClick={() => setOpened(allOpen ? new Set() : new Set(lines.map(({ key }) => key)))}
        >
          {allOpen ? conclusion.closeAll : conclusion.openAll}
        </Button>
      </Cluster>
      {children}
      <ol className="unmarked" aria-label={words.caption}>
        {receiptGroups(lines).map((group) => (
          <li key={group.name} className={styles.group}>
            <p className={styles.head}>
              <span>{groupTitle(group)}</span>
              <span>{words.units[group.name]}</span>
            </p>
            <ol className="unmarked">
              {group.lines.map((line) => (
                <Line
                  key={line.key}
                  line={line}
                  isPoints={group.name === 'index'}
                  open={opened.has(line.key)}
                  onToggle={(open) => toggle(line.key, open)}
                />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  );
}
