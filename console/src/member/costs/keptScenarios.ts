/** The scenarios and the rate of contributions of an account, kept on the device: ids and values, no name (ADR 120). */
import { isChangeKind, isDay, type CostChange } from '@valorisation/rules';
import { useState } from 'react';
import { useUser } from '../../api/session';

export const MOST_SCENARIOS = 4;

export interface KeptScenarios {
  readonly scenarios: readonly (readonly CostChange[])[];
  /** Null: none was typed. */
  readonly rateHundredths: number | null;
}

const NOTHING: KeptScenarios = { scenarios: [], rateHundredths: null };

const keyOf = (accountId: number) => `valorisation.couts.${accountId}`;

function isChange(value: unknown): value is CostChange {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, from } = value as { kind?: unknown; from?: unknown };
  return isChangeKind(kind) && isDay(from);
}

export function readScenarios(kept: string | null): KeptScenarios {
  try {
    const { scenarios, rateHundredths } = JSON.parse(kept ?? '') as Partial<Record<keyof KeptScenarios, unknown>>;
    return {
      scenarios: Array.isArray(scenarios)
        ? scenarios
            .slice(0, MOST_SCENARIOS)
            .map((changes: unknown) => (Array.isArray(changes) ? changes.filter(isChange) : []))
        : [],
      rateHundredths: typeof rateHundredths === 'number' ? rateHundredths : null,
    };
  } catch {
    return NOTHING;
  }
}

export function useScenarios() {
  const key = keyOf(useUser()?.id ?? 0);
  const [kept, setKept] = useState(() => readScenarios(localStorage.getItem(key)));
  function keep(next: Partial<KeptScenarios>) {
    const changed = { ...kept, ...next };
    localStorage.setItem(key, JSON.stringify(changed));
    setKept(changed);
  }
  return [kept, keep] as const;
}
