import { classification as texts } from '../../../i18n/fr';
import * as common from '../../saving/SaveStatus';
import type { Classification } from '../state/useClassification';

const { saving: words } = texts;

interface SaveStatusProps {
  classification: Classification;
  /** True when a typed value breaks a rule. Its field says so, and the value is not sent. */
  isRefused: boolean;
}

export function SaveStatus({ classification: { saving, isDraft, valuation }, isRefused }: SaveStatusProps) {
  const text = isRefused ? words.refused : isDraft ? words.draft : saving.isTyping ? words.typing : undefined;
  return <common.SaveLine saving={saving} words={words} text={text} before={valuation?.updatedAt} />;
}

export function SaveTrouble({ classification: { saving } }: { classification: Classification }) {
  return <common.SaveTrouble saving={saving} words={words} />;
}
