/** /chiffres: figures about the establishment, charts that are tables, and the coming anniversaries. */
import {
  formatDay,
  isActive,
  formatDifference,
  formatHundredths,
  formatMoney,
  formatPercent,
  roundedParts,
} from '@valorisation/rules';
import { valuationCalls, type Figures } from '@valorisation/contract';
import { useCall } from '../../api/useCall';
import { useReference } from '../../api/rows';
import type { Reference } from '../../api/reference';
import { useUser } from '../../api/session';
import { coherence, figures as words } from '../../i18n/fr';
import { Link } from 'react-router-dom';
import { GridNote } from '../../layout/GridNote';
import { Page } from '../../layout/Page';
import { ScreenSkeleton } from '../../layout/skeleton/ScreenSkeleton';
import { paths } from '../../routes';
import { ErrorState } from '../../ui/State';
import { NothingClassified } from '../NothingClassified';
import { Anniversaries } from './Anniversaries';
import { Cluster, Stack } from '../../ui/layout/primitives';
import { KeyFigures } from './KeyFigures';
import { BarTable } from '../../ui/BarTable';
import { StatusBadge } from '../../ui/StatusBadge';
import { STATUS_TAB } from '../dashboard/dashboardQuery';
import { Term } from '../../ui/Term';
import { NARROW, useMediaQuery } from '../../ui/useMediaQuery';
import { fullTimeHundredths } from './fullTime';

const { byCategory: categoryTexts } = words;

const wholePercent = (part: number) => formatPercent(part * 100);

interface ByCategoryProps {
  figures: Figures;
  reference: Reference | undefined;
}

function ByCategory({ figures, reference }: ByCategoryProps) {
  const isNarrow = useMediaQuery(NARROW);
  const titleOf = (level: number) =>
    reference?.grid.categories.find((category) => category.level === level)?.title ?? String(level + 1);
  const { minimumCents: all, dueCents } = figures;
  const blank = isNarrow ? [] : ['', '', '', ''];
  // Whole percents that add up to 100, because the column shows parts of a whole.
  const parts = roundedParts(figures.byCategory.map(({ minimumCents }) => minimumCents));
  const line = (
    of: Pick<Figures, 'minimumCents' | 'valuations' | 'shareHundredths' | 'belowMinimum'>,
    part: number,
  ) => {
    const share = wholePercent(part);
    const fullTime = formatHundredths(fullTimeHundredths(of.shareHundredths));
    const further = isNarrow ? [] : [share, of.valuations, fullTime, of.belowMinimum];
    return {
      rest: isNarrow && <span className="remark block">{categoryTexts.rest(share, fullTime, of.belowMinimum)}</span>,
      figures: [formatMoney(of.minimumCents), ...further],
    };
  };
  const rows = figures.byCategory.map((category, index) => ({ category, ...line(category, parts[index] ?? 0) }));
  const { rest, figures: sums } = line(figures, all === 0 ? 0 : 100);
  return (
    <section>
      <h2 className="below-3">{categoryTexts.title}</h2>
      <BarTable
        label={categoryTexts.title}
        columns={[
          <Term key="category" name="category">
            {categoryTexts.category}
          </Term>,
          categoryTexts.amount,
          ...(isNarrow
            ? []
            : [categoryTexts.share, categoryTexts.functions, categoryTexts.fullTime, categoryTexts.under]),
        ]}
        rows={rows
          .filter(({ category }) => category.valuations > 0)
          .map(({ category, rest: below, figures: cells }) => ({
            key: String(category.categoryLevel),
            label: (
              <>
                {titleOf(category.categoryLevel)}
                {below}
              </>
            ),
            value: category.minimumCents,
            figures: cells,
          }))}
        totals={[
          {
            key: 'minimums',
            label: (
              <>
                {categoryTexts.total}
                {rest}
              </>
            ),
            figures: sums,
          },
          // The page begins with what is due, which may be more.
          ...(dueCents > all
            ? [
                {
                  key: 'above',
                  label: categoryTexts.above,
                  figures: [formatDifference(dueCents - all, 'month'), ...blank],
                },
                { key: 'due', label: categoryTexts.due, figures: [formatMoney(dueCents), ...blank] },
              ]
            : []),
        ]}
      />
    </section>
  );
}

/** Archived valuations are in no figure of the page, so they have no status here. */
function ByStatus({ figures }: { figures: Figures }) {
  const title = words.byStatus.title;
  return (
    <section>
      <h2 className="below-2">{title}</h2>
      <Cluster as="ul" gap={8} rowGap={2} aria-label={title}>
        {figures.byStatus
          .filter(({ status, valuations }) => valuations > 0 && isActive(status))
          .map(({ status, valuations }) => (
            <li key={status} className="flex gap-2 align-center">
              {STATUS_TAB[status] === 'available' ? (
                <StatusBadge status={status} />
              ) : (
                <Link className="flex" to={paths.dashboard({ visa: status })}>
                  <StatusBadge status={status} />
                </Link>
              )}
              <span className="amounts strong small">{valuations}</span>
            </li>
          ))}
      </Cluster>
      <p className="above-4">
        {coherence.fromFigures.text} <Link to={paths.coherence()}>{coherence.fromFigures.link}</Link>
      </p>
    </section>
  );
}

function Content({ figures, reference }: { figures: Figures; reference: Reference | undefined }) {
  const all = figures.byStatus.reduce((sum, { valuations }) => sum + valuations, 0);
  if (all === 0) return <NothingClassified words={words.empty} />;
  return (
    <Stack gap={8}>
      <KeyFigures figures={figures} />
      <ByStatus figures={figures} />
      <ByCategory figures={figures} reference={reference} />
      <Anniversaries figures={figures} />
      <GridNote />
    </Stack>
  );
}

export function FiguresPage() {
  const user = useUser();
  const { data: figures, error, isPending, refetch } = useCall(valuationCalls.figures, {});
  const { data: reference, isPending: isReferencePending } = useReference();
  if (isPending || isReferencePending) return <ScreenSkeleton />;
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
      {figures === undefined ? (
        <ErrorState title={words.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Content figures={figures} reference={reference} />
      )}
    </Page>
  );
}
