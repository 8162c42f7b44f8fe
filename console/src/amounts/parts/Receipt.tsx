import type { ReceiptLine } from '@valorisation/rules';
import { useState } from 'react';
import { classification as texts } from '../../i18n/fr';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { Cluster, Inline, Text } from '../../ui/layout/primitives';
import styles from './Receipt.module.css';

const { receipt: words, conclusion } = texts;

export type ShownLine = Pick<ReceiptLine, 'key' | 'label' | 'detail' | 'explanation' | 'article' | 'value' | 'kind'>;

interface LineProps {
  line: ShownLine;
  open: boolean;
  onToggle: (open: boolean) => void;
}

function Line({ line, open, onToggle }: LineProps) {
  return (
    <li className={cx(styles.item, styles[line.kind])}>
      <details open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <Icon name="down" size={16} />
          <Cluster as="span" rowGap={0} align="baseline" className={styles.label}>
            <span>{line.label}</span>
            {line.detail !== null && <Inline tone="hint">{line.detail}</Inline>}
          </Cluster>
          <span className={cx('amounts', styles.value)}>
            {line.kind === 'pending' ? <Badge tone="sky">{words.pending}</Badge> : line.value}
          </span>
        </summary>
        <div className={styles.explanation}>
          <p>{line.explanation}</p>
          <Text tone="quiet">
            {line.article === null ? words.noArticle : `${words.article}\u00a0: ${line.article}`}
          </Text>
        </div>
      </details>
    </li>
  );
}

export function Receipt({ lines }: { lines: readonly ShownLine[] }) {
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
      <Cluster gap={4} rowGap={1} align="center" justify="space-between" below={2} className={styles.head}>
        <Text tone="hint">{words.open}</Text>
        <Button
          variant="quiet"
          size="small"
          flush="end"
          className={styles.all}
          onClick={() => setOpened(allOpen ? new Set() : new Set(lines.map(({ key }) => key)))}
        >
          {allOpen ? conclusion.closeAll : conclusion.openAll}
        </Button>
      </Cluster>
      <ol className="unmarked line-top on-white" aria-label={words.caption}>
        {lines.map((line) => (
          <Line key={line.key} line={line} open={opened.has(line.key)} onToggle={(open) => toggle(line.key, open)} />
        ))}
      </ol>
    </div>
  );
}
