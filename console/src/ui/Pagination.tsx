import { Fragment } from 'react';
import { ui } from '../i18n/fr';
import { Icon } from './Icon';
import { pageNumbers } from './pageNumbers';
import styles from './Pagination.module.css';

export interface PaginationProps {
  page: number;
  lastPage: number;
  onPageChange: (page: number) => void;
}

/** Shown only when there is more than one page. */
export function Pagination({ page, lastPage, onPageChange }: PaginationProps) {
  const numbers = pageNumbers(page, lastPage);
  if (numbers.length === 0) return null;
  return (
    <nav aria-label={ui.pagination}>
      <ul className={styles.nav}>
        <li>
          <button
            type="button"
            className={styles.page}
            aria-label={ui.previousPage}
            disabled={page <= 1}
            onClick={() => onPageChange(page - 1)}
          >
            <Icon name="left" />
          </button>
        </li>
        {numbers.map((number, index) => (
          <Fragment key={number}>
            {index > 0 && number - (numbers[index - 1] ?? number) > 1 && (
              <li className={styles.gap} aria-hidden="true">
                …
              </li>
            )}
            <li>
              <button
                type="button"
                className={styles.page}
                aria-label={ui.page(number)}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPageChange(number)}
              >
                {number}
              </button>
            </li>
          </Fragment>
        ))}
        <li>
          <button
            type="button"
            className={styles.page}
            aria-label={ui.nextPage}
            disabled={page >= lastPage}
            onClick={() => onPageChange(page + 1)}
          >
            <Icon name="right" />
          </button>
        </li>
      </ul>
    </nav>
  );
}
