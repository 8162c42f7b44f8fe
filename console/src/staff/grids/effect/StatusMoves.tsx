import type { EffectFigures } from '@valorisation/contract';
import { formatInteger, isValuationStatus, STATUS_NAMES } from '@valorisation/rules';
import { staffGridEffect } from '../../../i18n/fr';
import { Stack, Surface, Text } from '../../../ui/layout/primitives';
import { NumberCell, NumberHead, Table } from '../../../ui/Table';
import styles from './Effect.module.css';

const { statuses: words } = staffGridEffect;

const nameOf = (status: number): string => (isValuationStatus(status) ? STATUS_NAMES[status] : String(status));

export function StatusMoves({ statuses }: Pick<EffectFigures, 'statuses'>) {
  return (
    <Surface as="section" className={styles.part} aria-label={words.title}>
      <Stack gap={3}>
        <h2 className="size-18">{words.title}</h2>
        <Text tone="quiet">{words.text}</Text>
        <Table label={words.title}>
          <thead>
            <tr>
              <th scope="col">{words.before}</th>
              <th scope="col">{words.after}</th>
              <NumberHead>{words.count}</NumberHead>
            </tr>
          </thead>
          <tbody>
            {statuses.map(({ from, to, rows }) => (
              <tr key={`${from} ${to}`}>
                <th scope="row">{nameOf(from)}</th>
                <td>{from === to ? words.same : nameOf(to)}</td>
                <NumberCell>{formatInteger(rows)}</NumberCell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Stack>
    </Surface>
  );
}
