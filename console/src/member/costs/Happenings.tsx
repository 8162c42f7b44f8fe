/** The months in which something changes, with whom. */
import { formatDifference } from '@valorisation/rules';
import { useState } from 'react';
import type { CostBasis } from '../../api/costs';
import { costs } from '../../i18n/fr/costs';
import { SelectField } from '../../ui/SelectField';
import { NumberCell, NumberHead, Table } from '../../ui/Table';
import { Stack, Text } from '../../ui/layout/primitives';
import { monthName } from '../figures/anniversaryMonths';
import styles from './Costs.module.css';
import { nameOf } from './changeWords';
import { effectWords, happeningMonths, type HappeningLine } from './happeningMonths';
import { OnPaper } from './OnPaper';
import type { Series } from './school';

const { happenings: words } = costs;

interface LineProps {
  line: HappeningLine;
  named: boolean;
  /** The effect of its month is that of the line, and stands beside it. */
  isAlone: boolean;
}

function Line({ line: { text, concerns, people, differenceCents, each }, named, isAlone }: LineProps) {
  const [only, other] = each;
  const isNamed = named && only !== undefined && other === undefined;
  const who = isNamed ? [only.text] : concerns === 'everybody' || only !== undefined ? [words.people(people)] : [];
  return (
    <li>
      {[text, ...who, ...(isAlone ? [] : [effectWords(differenceCents)])].join(', ')}
      {named && other !== undefined && (
        <Stack as="ul" gap={0} indent={5} className="hint">
          {each.map((one) => (
            <li key={one.text}>{[one.text, effectWords(one.differenceCents)].join(', ')}</li>
          ))}
        </Stack>
      )}
    </li>
  );
}

function Months({ series, basis, named }: { series: Series; basis: CostBasis; named: boolean }) {
  const months = happeningMonths(series.costs, nameOf(basis.rows, { named }), basis);
  if (months.length === 0) return <Text tone="hint">{words.none}</Text>;
  const { month, what, effect } = words.columns;
  return (
    <Table label={words.title} className="plain-rows cards-on-phone">
      <thead>
        <tr>
          <th scope="col">{month}</th>
          <th scope="col">{what}</th>
          <NumberHead>{effect}</NumberHead>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month: key, lines, differenceCents }) => (
          <tr key={key}>
            <th scope="row" className="one-line">
              {monthName(key)}
            </th>
            <td>
              <Stack as="ul" gap={1}>
                {lines.map((line) => (
                  <Line key={line.key} line={line} named={named} isAlone={lines.length === 1} />
                ))}
              </Stack>
            </td>
            <NumberCell data-label={effect}>{formatDifference(differenceCents)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface HappeningsProps {
  all: readonly Series[];
  basis: CostBasis;
  withNames: boolean;
}

/** Shows one line of costs at a time, beginning with the last scenario. */
export function Happenings({ all, basis, withNames }: HappeningsProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const series = all.find(({ key }) => key === chosen) ?? all.at(-1);
  if (series === undefined) return null;
  return (
    <section className={styles.happenings}>
      <h2 className="below-2">{words.title}</h2>
      <p className="printed">{series.name}</p>
      {all.length > 1 && (
        <SelectField
          className="below-3 max-480 unprinted"
          label={words.shown}
          placeholder={null}
          value={series.key}
          onValueChange={setChosen}
          options={all.map(({ key, name }) => ({ value: key, label: name }))}
        />
      )}
      <OnPaper withNames={withNames}>{(named) => <Months series={series} basis={basis} named={named} />}</OnPaper>
    </section>
  );
}
