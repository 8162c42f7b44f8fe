import { Link } from 'react-router-dom';
import { NumberCell, NumberHead, Table } from '../../ui/Table';

export interface CountRow {
  readonly key: string;
  readonly label: string;
  readonly to: string;
  /** Counts, or a measure in words. */
  readonly counts: readonly (number | string)[];
}

interface CountTableProps {
  label: string;
  columns: readonly string[];
  rows: readonly CountRow[];
}

export function CountTable({ label, columns: [first, ...others], rows }: CountTableProps) {
  return (
    <Table label={label}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((column) => (
            <NumberHead key={column}>{column}</NumberHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label: name, to, counts }) => (
          <tr key={key}>
            <th scope="row">{to === '' ? name : <Link to={to}>{name}</Link>}</th>
            {counts.map((count, place) => (
              <NumberCell key={others[place] ?? place}>
                {typeof count === 'number' ? count.toLocaleString('fr-FR') : count}
              </NumberCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
