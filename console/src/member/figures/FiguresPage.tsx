/** /chiffres: the establishment in figures, plots that are tables, and the anniversaries to come. */
import { formatDay } from '@valorisation/rules';
import { useFigures, useReference } from '../../api/memberHooks';
import { useUser } from '../../api/session';
import { figures as words } from '../../i18n/fr';
import { GridNote } from '../../layout/GridNote';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { LinkButton } from '../../ui/Button';
import { Skeleton } from '../../ui/Spinner';
import { EmptyState, ErrorState } from '../../ui/State';
import { Anniversaries } from './Anniversaries';
import { ByCategory } from './ByCategory';
import { ByStatus } from './ByStatus';
import styles from './Figures.module.css';
import { KeyFigures } from './KeyFigures';

function Loading() {
  return (
    <div className={styles.sections} aria-busy="true" role="status" aria-label={words.loading}>
      <Skeleton height="120px" />
      <Skeleton height="260px" />
      <Skeleton height="260px" />
    </div>
  );
}

function Empty() {
  return (
    <EmptyState
      title={words.empty.title}
      action={
        <LinkButton variant="primary" to={paths.newValuation()}>
          {words.empty.action}
        </LinkButton>
      }
    >
      <p>{words.empty.text}</p>
    </EmptyState>
  );
}

function Content() {
  const { data: figures, error, refetch } = useFigures();
  const { data: reference } = useReference();
  if (figures === undefined) {
    if (error === null) return <Loading />;
    return <ErrorState title={words.failed} error={error} onRetry={() => void refetch()} />;
  }
  const all = figures.byStatus.reduce((sum, { valuations }) => sum + valuations, 0);
  if (all === 0) return <Empty />;
  return (
    <div className={styles.sections}>
      <KeyFigures figures={figures} />
      <ByCategory figures={figures} reference={reference} />
      <ByStatus figures={figures} />
      <Anniversaries figures={figures} />
      <GridNote />
    </div>
  );
}

export function FiguresPage() {
  const user = useUser();
  const { data: figures } = useFigures();
  return (
    <Page
      title={words.title}
      intro={
        <>
          {user?.associated === true ? words.introAssociated : words.introMain}{' '}
          {figures && words.on(formatDay(figures.day))}
        </>
      }
      back={{ to: paths.dashboard(), label: words.back }}
    >
      <Content />
    </Page>
  );
}
