import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ui } from '../i18n/fr';
import { Icon } from './Icon';
import { pageNumbers } from './pageNumbers';
import styles from './Pagination.module.css';

export type PaginationProps = {
  page: number;
  lastPage: number;
} & (
  | { onPageChange: (page: number) => void }
  | { /** The query of a page's address. */ searchOf: (page: number) => string }
);

interface StepProps {
  pagination: PaginationProps;
  to: number;
  label: string;
  children: ReactNode;
}

function Step({ pagination, to, label, children }: StepProps) {
  const { page, lastPage } = pagination;
  const isThere = to >= 1 && to <= lastPage;
  const shared = {
    className: styles.page,
    'aria-label': label,
    'aria-current': to === page ? ('page' as const) : undefined,
  };
  if ('searchOf' in pagination) {
    return isThere ? (
      <Link {...shared} to={{ search: pagination.searchOf(to) }}>
        {children}
      </Link>
    ) : null;
  }
  return (
    <button {...shared} type="button" disabled={!isThere} onClick={() => pagination.onPageChange(to)}>
      {children}
    </button>
  );
}

/** Links if each page has an address, otherwise buttons. */
export function Pagination(pagination: PaginationProps) {
  const { page, lastPage } = pagination;
  const numbers = pageNumbers(page, lastPage);
  if (numbers.length === 0) return null;
  return (
    <nav aria-label={ui.pagination}>
      <ul className={styles.nav}>
        <li>
          <Step pagination={pagination} to={page - 1} label={ui.previousPage}>
            <Icon name="left" />
          </Step>
        </li>
        {numbers.map((number, index) => (
          <Fragment key={number}>
            {index > 0 && number - (numbers[index - 1] ?? number) > 1 && (
              <li className="quiet" aria-hidden="true">
                …
              </li>
            )}
            <li>
              <Step pagination={pagination} to={number} label={ui.page(number)}>
                {number}
              </Step>
            </li>
          </Fragment>
        ))}
        <li>
          <Step pagination={pagination} to={page + 1} label={ui.nextPage}>
            <Icon name="right" />
          </Step>
        </li>
      </ul>
    </nav>
  );
}
