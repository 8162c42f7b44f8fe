/** States the result of a repeated calculation, for the screen and for readers of the API's answer. */
import { formatAmount } from '../format/french.js';
import type { KeptStep, Replay } from '../pay/replay.js';

export const KEPT_STEP_NAMES: Readonly<Record<KeptStep, string>> = {
  index: 'Indice',
  'full-time-month': 'Mois à temps plein',
  share: 'Minimum par mois, à la quotité',
  hourly: 'Heure de formation',
  majored: 'Indice majoré',
  'majored-share': 'Rémunération garantie, à la quotité',
  displayed: 'Minimum conventionnel, garanti ou fixé',
};

type Told = Pick<Replay, 'verdict' | 'rulesVersion' | 'rulesToday' | 'kept' | 'again' | 'differs'>;

/**
 * Says either that the results are equal to the cent, or which version of the rules gave which amount and which step
 * differs.
 */
export function replayWords({ verdict, rulesVersion, rulesToday, kept, again, differs }: Told): string {
  const amount = formatAmount(kept);
  if (verdict === 'refused' || again === null) {
    return `Ce montant de ${amount} a été calculé par la version ${rulesVersion} des règles. Celles d’aujourd’hui (version ${rulesToday}) n’acceptent plus ces réponses\u00a0: elles ne donnent aucun montant.`;
  }
  if (verdict === 'same') {
    const older = rulesVersion === rulesToday ? '' : ` Il avait été calculé par la version ${rulesVersion} des règles.`;
    return `Le calcul refait par la version ${rulesToday} des règles donne ${formatAmount(again)}\u00a0: le même montant, au centime près.${older}`;
  }
  const step = differs === null ? '' : ` L’étape qui diffère\u00a0: «\u00a0${KEPT_STEP_NAMES[differs]}\u00a0».`;
  const isSameAmount = again.cents === kept.cents && again.unit === kept.unit;
  if (verdict === 'other-rules') {
    const now = isSameAmount ? 'resterait le même' : `serait de ${formatAmount(again)}`;
    return `Ce montant de ${amount} a été calculé par la version ${rulesVersion} des règles. Aujourd’hui, par la version ${rulesToday}, il ${now}.${step}`;
  }
  const now = isSameAmount ? 'redonne ce montant, mais pas toutes ses étapes' : `donne ${formatAmount(again)}`;
  return `Ce montant de ${amount} a été enregistré avec la version ${rulesVersion} des règles, et le calcul refait par la même version ${now}. L’écart n’a pas d’explication connue\u00a0: signalez-le avec cette référence.${step}`;
}
