import { diffWords } from 'diff';
import { ui } from '../i18n/fr';
import styles from './Difference.module.css';

const { difference: words } = ui;

export function Difference({ before, after }: { before: string; after: string }) {
  return (
    <p className={styles.difference}>
      {diffWords(before, after).map(({ value, added, removed }, index) => {
        if (!added && !removed) return <span key={index}>{value}</span>;
        const Element = added ? 'ins' : 'del';
        return (
          <Element key={index}>
            <span className="visually-hidden"> [{added ? words.added : words.removed}] </span>
            {value}
          </Element>
        );
      })}
    </p>
  );
}
