import { formatAmount, formatDay, receiptLines, countedPoints, formatPoints } from '@valorisation/rules';
import { Receipt } from '../../amounts/parts/Receipt';
import { updateWords } from '../../amounts/model/dueWords';
import { today } from '../../amounts/model/today';
import { useAmountGrid, useReference, useValuationFile } from '../../api/rows';
import type { Replay } from '../../api/replay';
import { useUser } from '../../api/session';
import { replay as words } from '../../i18n/fr';
import type { Fact } from '../../ui/FactList';
import { formatInstant } from '../../ui/instant';
import { Notice } from '../../ui/Notice';
import { Stack, Text } from '../../ui/layout/primitives';
import { PastState } from '../life/PastState';
import { Badge } from '../../ui/Badge';
import { NumberCell, Table } from '../../ui/Table';

type Step = Replay['steps'][number];

function valueWords(unit: Step['unit'], value: number | null): string {
  if (value === null) return words.none;
  return unit === 'points' ? countedPoints(formatPoints(value)) : formatAmount({ cents: value, unit });
}

function ReplaySteps({ steps }: { steps: readonly Step[] }) {
  return (
    <Table label={words.steps} className="plain-rows right-figures">
      <thead>
        <tr>
          <th scope="col">{words.step}</th>
          <th scope="col">{words.kept}</th>
          <th scope="col">{words.again}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ step, name, unit, kept, again }) => (
          <tr key={step}>
            <th scope="row">
              {name} {kept !== again && <Badge tone="clay">{words.differs}</Badge>}
            </th>
            <NumberCell>{valueWords(unit, kept)}</NumberCell>
            <NumberCell>{valueWords(unit, again)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const { facts } = words;

function factsOf({ reference, recordedAt, gridDay, rulesVersion, rulesToday, valuation }: Replay): readonly Fact[] {
  const { calculatedOn } = valuation;
  return [
    [facts.reference, reference],
    [facts.recordedAt, formatInstant(recordedAt)],
    ...(calculatedOn === null ? [] : [[facts.calculatedOn, formatDay(calculatedOn)] as const]),
    ...(gridDay === null ? [] : [[facts.grid, facts.gridOf(formatDay(gridDay))] as const]),
    [facts.rules, rulesVersion === rulesToday ? facts.version(rulesVersion) : facts.versions(rulesVersion, rulesToday)],
  ];
}

/**
 * A printed reference may show an amount due that includes floors and other functions, so the page shows that amount
 * too.
 */
function DueToday({ id }: { id: number }) {
  const valuation = useValuationFile(id).data?.valuation;
  const due = valuation?.due ?? null;
  if (valuation === undefined || due === null) return <Text>{words.due}</Text>;
  return (
    <Text>
      {words.due} {words.dueToday([formatAmount(due), ...updateWords(valuation)].join(', '))}
    </Text>
  );
}

export function ReplayResult({ replay }: { replay: Replay }) {
  const { data: inForce } = useReference();
  const { data: grid } = useAmountGrid(replay.valuation.gridId, inForce);
  const user = useUser();
  return (
    <Stack as="section" gap={5} aria-label={words.result(replay.reference)}>
      <h2>{words.result(replay.reference)}</h2>
      <Notice tone={replay.verdict === 'same' ? 'forest' : 'wheat'} alert>
        <strong>{words.verdicts[replay.verdict]}.</strong> {replay.statement}
      </Notice>
      <DueToday id={replay.valuation.id} />
      <section>
        <h3>{words.steps}</h3>
        <ReplaySteps steps={replay.steps} />
      </section>
      <section>
        <h3>{words.state}</h3>
        <PastState valuation={replay.valuation} reference={grid} lead={factsOf(replay)} />
      </section>
      {grid !== undefined && replay.trace.length > 0 && (
        <section>
          <h3>{words.calculation}</h3>
          <Receipt lines={receiptLines(replay.trace, grid.grid)} />
        </section>
      )}
      <Text tone="quiet">{words.simulated}</Text>
      <p className="printed">{words.printed(user?.companyName ?? null, formatDay(today()))}</p>
    </Stack>
  );
}
