import { staffGridDraft } from '../../../../i18n/fr';
import { DecimalCell, TextCell } from '../Cell';
import styles from '../Draft.module.css';
import { withRow, type PartProps } from './part';

const { categories: words, of } = staffGridDraft;

export function CategoriesPart({ document: { cats }, change }: PartProps) {
  return (
    <div className="scroll-x relative">
      <table className={styles.table}>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.level}</th>
            <th scope="col">{words.title}</th>
            <th scope="col">{words.base}</th>
          </tr>
        </thead>
        <tbody>
          {cats.map((row, place) => (
            <tr key={row.cat_id}>
              <th scope="row">{row.cat_level + 1}</th>
              <td className={styles.wide}>
                <TextCell
                  at={{ part: 'cats', place, field: 'cat_title', label: of(words.title, String(row.cat_level + 1)) }}
                  value={row.cat_title}
                  onChange={(title) => change({ cats: withRow(cats, place, { cat_title: title }) })}
                />
              </td>
              <td className={styles.narrow}>
                <DecimalCell
                  at={{ part: 'cats', place, field: 'indice', label: of(words.base, row.cat_title) }}
                  value={row.indice}
                  onChange={(indice) => change({ cats: withRow(cats, place, { indice }) })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
