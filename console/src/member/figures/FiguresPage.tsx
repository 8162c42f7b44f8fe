/** /chiffres: figures about the establishment, charts that are tables, and the coming anniversaries. */
import { formatDay, isActive, formatHundredths, formatMoney, formatPercent, roundedParts } from '@valorisation/rules';
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
import { LinkButton } from '../../ui/Button';
import { EmptyState, ErrorState } from '../../ui/State';
import { Anniversaries } from './Anniversaries';
import { Stack, Text } from '../../ui/layout/primitives';
import { KeyFigures } from './KeyFigures';
import { BarTable } from '../../ui/BarTable';
import { StatusBadge } from '../../ui/StatusBadge';
import { STATUS_TAB } from '../dashboard/dashboardQuery';
import { Term } from '../../ui/Term';
import { fullTimeHundredths } from './fullTime';

const { byCategory: categoryTexts } = words;

const wholePercent = (part: number) => formatPercent(part * 100);

interface ByCategoryProps {
  figures: Figures;
  reference: Reference | undefined;
}

function ByCategory({ figures, reference }: ByCategoryProps) {
  const titleOf = (level: number) =>
    reference?.grid.categories.find((category) => category.level === level)?.title ?? String(level + 1);
  const { minimumCents: all } = figures;
  // Whole percents that add up to 100, because the column shows parts of a whole.
  const parts = roundedParts(figures.byCategory.map(({ minimumCents }) => minimumCents));
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
          categoryTexts.share,
          categoryTexts.functions,
          categoryTexts.fullTime,
          categoryTexts.under,
        ]}
        rows={figures.byCategory.map((category, index) => ({
          key: String(category.categoryLevel),
          label: titleOf(category.categoryLevel),
          value: category.minimumCents,
          figures: [
            formatMoney(category.minimumCents),
            wholePercent(parts[index] ?? 0),
            category.valuations,
            formatHundredths(fullTimeHundredths(category.shareHundredths)),
            category.belowMinimum,
          ],
        }))}
        total={{
          label: categoryTexts.total,
          figures: [
            formatMoney(all),
            wholePercent(all === 0 ? 0 : 100),
            figures.valuations,
            formatHundredths(fullTimeHundredths(figures.shareHundredths)),
            figures.belowMinimum,
          ],
        }}
      />
    </section>
  );
}

const { byStatus: texts } = words;

function ByStatus({ figures }: { figures: Figures }) {
  const hasArchived = figures.byStatus.some(({ status, valuations }) => valuations > 0 && !isActive(status));
  return (
    <section className="max-640">
      <h2 className="below-3">{texts.title}</h2>
      <BarTable
        label={texts.title}
        columns={[texts.status, texts.valuations]}
        rows={figures.byStatus.map(({ status, valuations }) => ({
          key: String(status),
          label:
            valuations > 0 && STATUS_TAB[status] !== 'available' ? (
              <Link to={paths.dashboard({ visa: status })}>
                <StatusBadge status={status} />
              </Link>
            ) : (
              <StatusBadge status={status} />
            ),
          value: valuations,
          figures: [valuations],
        }))}
      />
      {hasArchived && (
        <Text tone="hint" above={2}>
          {texts.withArchived}
        </Text>
      )}
    </section>
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

function Content({ figures, reference }: { figures: Figures; reference: Reference | undefined }) {
  const all = figures.byStatus.reduce((sum, { valuations }) => sum + valuations, 0);
  if (all === 0) return <Empty />;
  return (
    <Stack gap={8}>
      <KeyFigures figures={figures} />
      <p>
        {coherence.fromFigures.text} <Link to={paths.coherence()}>{coherence.fromFigures.link}</Link>
      </p>
      <ByCategory figures={figures} reference={reference} />
      <ByStatus figures={figures} />
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
