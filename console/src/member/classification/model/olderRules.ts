import { RULES_VERSION } from '@valorisation/rules';
import type { ValuationRow } from '../../../api/valuation';
import { conclusion } from '../../../i18n/fr/classification/conclusion';

export function olderRulesNote({ rulesVersion }: Pick<ValuationRow, 'rulesVersion'>): string | null {
  return rulesVersion === null || rulesVersion >= RULES_VERSION ? null : conclusion.olderRules(rulesVersion);
}
