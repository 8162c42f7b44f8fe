import type { EffectFigures } from '@valorisation/contract';
import { formatInteger, isValuationStatus, STATUS_NAMES } from '@valorisation/rules';
import { staffGridEffect } from '../../../i18n/fr';
import { NumberCell, NumberHead, Table } from '../../../ui/Table';
import { EffectPart } from './EffectPart';

const { statuses: words } = staffGridEffect;

const nameOf = (status: number): string => (isValuationStatus(status) ? STATUS_NAMES[status] : String(status));

export function StatusMoves({ statuses }: Pick<EffectFigures, 'statuses'>) {
  return (
    <EffectPart title={words.title} text={words.text}>
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
    </EffectPart>
  );
}
