import { ValuationStatus } from '../valuation/status.js';

/** The names of the statuses on screens, on paper and in spreadsheets. */
export const STATUS_NAMES: Readonly<Record<ValuationStatus, string>> = {
  [ValuationStatus.InProgress]: 'En cours',
  [ValuationStatus.UpToDate]: 'À jour',
  [ValuationStatus.ToRedo]: 'À refaire',
  [ValuationStatus.AwaitingUpdate]: 'En attente de mise à jour',
  [ValuationStatus.Archived]: 'Inactif',
};
