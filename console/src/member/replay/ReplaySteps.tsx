/** The stored steps of an amount beside those of the new calculation. */
import type { Replay } from '../../api/replay';
import { countedPoints, formatAmount, formatPoints } from '@valorisation/rules';
import { replay as words } from '../../i18n/fr';
import { Badge } from '../../ui/Badge';
import { NumberCell, Table } from '../../ui/Table';

type Step = Replay['steps'][number];

function valueWords(unit: Step['unit'], value: number | null): string {
  if (value === null) return words.none;
  return unit === 'points' ? countedPoints(formatPoints(value)) : formatAmount({ cents: value, unit });
}

export function ReplaySteps({ steps }: { steps: readonly Step[] }) {
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
