import { NumberHead } from '../../ui/Table';
import type { Series } from './school';

interface Props {
  /** What the first column holds. */
  of: string;
  all: readonly Series[];
}

/** The head of a table with a column for each line of costs. */
export const SeriesHead = ({ of, all }: Props) => (
  <thead>
    <tr>
      <th scope="col">{of}</th>
      {all.map(({ key, name }) => (
        <NumberHead key={key} className="many-lines">
          {name}
        </NumberHead>
      ))}
    </tr>
  </thead>
);
