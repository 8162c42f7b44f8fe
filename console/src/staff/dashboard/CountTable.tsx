import { Link } from 'react-router-dom';
import { NumberCell, NumberHead, Table } from '../../ui/Table';

export interface CountRow {
  readonly label: string;
  readonly to?: string;
  readonly counts: readonly number[];
  /** Measures as text, in columns after the counts. */
  readonly measures?: readonly string[];
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
        {rows.map(({ label: name, to, counts, measures = [] }, index) => (
          <tr key={index}>
            <th scope="row">{to === undefined ? name : <Link to={to}>{name}</Link>}</th>
            {[...counts.map((count) => count.toLocaleString('fr-FR')), ...measures].map((text, place) => (
              <NumberCell key={others[place]}>{text}</NumberCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
