import { formatHundredths, formatMoney, formatPercent, roundedParts } from '@valorisation/rules';
import type { Figures } from '../../api/figures';
import type { Reference } from '../../api/reference';
import { figures as words } from '../../i18n/fr';
import { BarTable } from '../../ui/BarTable';
import { Term } from '../../ui/Term';
import { fullTimeHundredths } from './fullTime';

const { byCategory: texts } = words;

const wholePercent = (part: number) => formatPercent(part * 100);

interface ByCategoryProps {
  figures: Figures;
  reference: Reference | undefined;
}

export function ByCategory({ figures, reference }: ByCategoryProps) {
  const titleOf = (level: number) =>
    reference?.grid.categories.find((category) => category.level === level)?.title ?? String(level + 1);
  const { minimumCents: all } = figures;
  // Whole percents that add up, because the column shows a proportion.
  const parts = roundedParts(figures.byCategory.map(({ minimumCents }) => minimumCents));
  return (
    <section>
      <h2 className="below-3">{texts.title}</h2>
      <BarTable
        label={texts.title}
        columns={[
          <Term key="category" name="category">
            {texts.category}
          </Term>,
          texts.amount,
          texts.share,
          texts.functions,
          texts.fullTime,
          texts.under,
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
          label: texts.total,
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
