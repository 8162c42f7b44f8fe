import { Button } from '@mui/material';
import type { LeaveRow } from '@valorisation/rules';
import { staffGridDraft } from '../../../../i18n/fr';
import { Stack } from '../../../../ui/layout/primitives';
import { DecimalCell, TextCell, WholeCell } from '../Cell';
import styles from '../Draft.module.css';
import { withRow, type PartProps } from './part';

const { leave: words, of } = staffGridDraft;

function nextOf(rows: readonly LeaveRow[]): LeaveRow {
  const last = rows.at(-1);
  return {
    conge_id: Math.max(0, ...rows.map((row) => row.conge_id)) + 1,
    conge_title: '',
    semaines_sup: (last?.semaines_sup ?? -1) + 1,
    jours_ouvrables: last?.jours_ouvrables ?? 0,
    points: last?.points ?? 0,
    duree_annuelle_heures: last?.duree_annuelle_heures ?? 0,
  };
}

export function LeavePart({ document: { conges }, change }: PartProps) {
  const put = (place: number, row: Partial<LeaveRow>) => change({ conges: withRow(conges, place, row) });
  const at = (place: number, field: keyof LeaveRow, heading: string) => ({
    part: 'conges' as const,
    place,
    field,
    label: of(heading, `${words.weeks} ${conges[place]?.semaines_sup ?? ''}`),
  });
  return (
    <Stack gap={3}>
      <div className="scroll-x relative">
        <table className={styles.table}>
          <caption>{words.caption}</caption>
          <thead>
            <tr>
              {[words.weeks, words.title, words.days, words.points, words.hours].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {conges.map((row, place) => (
              <tr key={row.conge_id}>
                <th scope="row">{row.semaines_sup}</th>
                <td className={styles.wide}>
                  <TextCell
                    at={at(place, 'conge_title', words.title)}
                    value={row.conge_title}
                    onChange={(title) => put(place, { conge_title: title })}
                  />
                </td>
                <td className={styles.narrow}>
                  <WholeCell
                    at={at(place, 'jours_ouvrables', words.days)}
                    value={row.jours_ouvrables}
                    onChange={(days) => put(place, { jours_ouvrables: days })}
                  />
                </td>
                <td className={styles.narrow}>
                  <DecimalCell
                    at={at(place, 'points', words.points)}
                    value={row.points}
                    onChange={(points) => put(place, { points })}
                  />
                </td>
                <td className={styles.narrow}>
                  <WholeCell
                    at={at(place, 'duree_annuelle_heures', words.hours)}
                    value={row.duree_annuelle_heures}
                    onChange={(hours) => put(place, { duree_annuelle_heures: hours })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <Button size="small" onClick={() => change({ conges: [...conges, nextOf(conges)] })}>
          {words.add}
        </Button>
        {conges.length > 1 && (
          <Button size="small" color="error" onClick={() => change({ conges: conges.slice(0, -1) })}>
            {words.remove}
          </Button>
        )}
      </div>
    </Stack>
  );
}
