/** The degrees of a criterion, with a column for each category; on a phone, one category at a time. */
import { typeset } from '@valorisation/rules';
import { pages } from '../../i18n/fr';
import { Table } from '../../ui/Table';
import styles from './Degrees.module.css';
import { Fold } from '../../layout/Fold';
import { columnsOf, points, ranksOf, titlesOf, type GridInForce } from './gridRows';

const { tables: words } = pages.textPages;

type Criterion = GridInForce['criteres'][number];

interface DegreesProps {
  readonly grid: GridInForce;
  readonly criterion: Criterion;
}

export function Degrees({ grid, criterion }: DegreesProps) {
  const { critere_id: id, definition } = criterion;
  const title = typeset(criterion.critere_title);
  const columns = columnsOf(criterion).map((column) => ({ ...column, title: titlesOf(grid, column.levels) }));
  return (
    <Fold title={title}>
      <p>{typeset(definition)}</p>
      {/* The style sheet shows the column of the chosen category, so that it works in a document without a script. */}
      <div className={styles.degrees}>
        <fieldset className={styles.categories}>
          <legend className="visually-hidden">{words.category}</legend>
          {columns.map((column, index) => (
            <label key={column.title}>
              <input type="radio" name={`categorie-${id}`} value={index} defaultChecked={index === 0} />
              {column.title}
            </label>
          ))}
        </fieldset>
        <Table label={words.criterion(title)}>
          <thead>
            <tr>
              <th scope="col">{words.degree}</th>
              {columns.map((column, index) => (
                <th key={column.title} scope="col" data-column={index}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ranksOf(columns)
              .toReversed()
              .map((rank) => (
                <tr key={rank}>
                  <th scope="row">{rank}</th>
                  {columns.map((column, index) => {
                    const degree = column.degrees.find(({ degre }) => degre === rank);
                    return (
                      <td key={column.title} data-column={index}>
                        {degree === undefined ? (
                          words.none
                        ) : (
                          <>
                            <strong>{words.ofPoints(points(degree.degre_value))}</strong> {typeset(degree.degre_level)}
                          </>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
          </tbody>
        </Table>
      </div>
    </Fold>
  );
}
