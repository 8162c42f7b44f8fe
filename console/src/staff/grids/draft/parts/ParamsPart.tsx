/** The general values. Two of them are derived and computed. */
import { formatMoney, branchFloorMonth, roughGrid, deriveParams } from '@valorisation/rules';
import { staffGridDraft as words } from '../../../../i18n/fr';
import { Stack, Text } from '../../../../ui/layout/primitives';
import { DecimalCell } from '../Cell';
import styles from '../Draft.module.css';
import { withRow, type PartProps } from './part';

const TYPED = [
  'valeur_point',
  'smc_indice',
  'heures_face_a_face',
  'part_face_a_face_preparation',
  'forfait_jours_coef',
] as const;

export function ParamsPart({ document, change }: PartProps) {
  const { params } = document;
  const floor = branchFloorMonth(roughGrid(deriveParams(document)).params);
  return (
    <Stack gap={5}>
      <div className={styles.fields}>
        {TYPED.map((title) => {
          const place = params.findIndex((row) => row.param_title === title);
          const row = params[place];
          const [label, hint] = words.params[title];
          return (
            row !== undefined && (
              <DecimalCell
                key={title}
                at={{ part: 'params', place, field: 'param_value', label, hint, isTitled: true }}
                value={row.param_value}
                onChange={(value) => change({ params: withRow(params, place, { param_value: value }) })}
              />
            )
          );
        })}
      </div>
      {floor > 0 && <Text tone="hint">{words.derived(formatMoney(floor))}</Text>}
    </Stack>
  );
}
