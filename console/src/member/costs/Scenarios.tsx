/** The scenarios side by side: what each changes, and the ways to change it. */
import type { CostChange } from '@valorisation/rules';
import { useState } from 'react';
import type { CostBasis } from '../../api/costs';
import { costs } from '../../i18n/fr/costs';
import { Button } from '../../ui/Button';
import { CloseButton } from '../../ui/CloseButton';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { NARROW, useMediaQuery } from '../../ui/useMediaQuery';
import { ChangeDialog } from './ChangeDialog';
import { changeWords, fromWords, nameOf } from './changeWords';
import { MOST_SCENARIOS } from './keptScenarios';
import { OnPaper } from './OnPaper';
import { countingChanges } from './school';

const { scenarios: words } = costs;

interface Props {
  basis: CostBasis;
  scenarios: readonly (readonly CostChange[])[];
  onScenarios: (scenarios: readonly (readonly CostChange[])[]) => void;
  withNames: boolean;
}

interface ChangesProps {
  basis: CostBasis;
  changes: readonly CostChange[];
  named: boolean;
  onRemove: (change: CostChange) => void;
}

const byDay = (one: CostChange, other: CostChange): number => one.from.localeCompare(other.from);

function Changes({ basis, changes, named, onRemove }: ChangesProps) {
  const of = nameOf(basis.rows, { named });
  return (
    <Stack as="ul" gap={1}>
      {changes.toSorted(byDay).map((change, place) => {
        const text = `${changeWords(change, of, basis)} ${fromWords(change.from)}`;
        return (
          <li key={place} className="flex gap-2 align-center">
            <span>{text}</span>
            <span className="rigid unprinted">
              <CloseButton label={words.removeChange(text)} size={16} onClick={() => onRemove(change)} />
            </span>
          </li>
        );
      })}
    </Stack>
  );
}

export function Scenarios({ basis, scenarios, onScenarios, withNames }: Props) {
  /** The place of the scenario whose form is open; that of a new one is after the last. */
  const [open, setOpen] = useState<number | null>(null);
  const Columns = useMediaQuery(NARROW) ? Stack : Cluster;
  const replace = (place: number, changes: readonly CostChange[]) =>
    onScenarios(scenarios.toSpliced(place, 1, ...(changes.length === 0 ? [] : [changes])));
  return (
    <section>
      <Cluster align="center" justify="space-between" below={2}>
        <div>
          <h2>{words.title}</h2>
          <Text tone="hint" reading className="unprinted">
            {words.intro}
          </Text>
        </div>
        {scenarios.length < MOST_SCENARIOS && (
          <Button variant="primary" className="unprinted" onClick={() => setOpen(scenarios.length)}>
            {words.add}
          </Button>
        )}
      </Cluster>
      <Columns gap={6}>
        {scenarios.map((changes, place) => {
          const name = costs.scenario(place + 1);
          return (
            <Stack key={place} as="section" gap={1} aria-label={name} className="grow line-top pad-block-3">
              <h3 className="size-17">{name}</h3>
              <OnPaper withNames={withNames}>
                {(named) => (
                  <Changes
                    basis={basis}
                    changes={countingChanges(changes, basis)}
                    named={named}
                    onRemove={(change) =>
                      replace(
                        place,
                        changes.filter((other) => other !== change),
                      )
                    }
                  />
                )}
              </OnPaper>
              <Cluster gap={4} rowGap={0} className="unprinted">
                <Button
                  variant="quiet"
                  size="small"
                  flush="start"
                  aria-label={words.addChangeTo(name)}
                  onClick={() => setOpen(place)}
                >
                  {words.addChange}
                </Button>
                <button
                  type="button"
                  className="bare hint min-32"
                  aria-label={words.removeNamed(name)}
                  onClick={() => replace(place, [])}
                >
                  {words.remove}
                </button>
              </Cluster>
            </Stack>
          );
        })}
      </Columns>
      {open !== null && (
        <ChangeDialog
          name={costs.scenario(open + 1)}
          basis={basis}
          onClose={() => setOpen(null)}
          onChange={(change) => {
            onScenarios(scenarios.toSpliced(open, 1, [...(scenarios[open] ?? []), change]));
            setOpen(null);
          }}
        />
      )}
    </section>
  );
}
