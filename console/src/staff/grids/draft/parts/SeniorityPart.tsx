import { Button } from '@mui/material';
import { staffGridDraft } from '../../../../i18n/fr';
import { Stack } from '../../../../ui/layout/primitives';
import { WholeCell } from '../Cell';
import styles from '../Draft.module.css';
import { levelsOf, withRow, type PartProps } from './part';

const { seniority: words } = staffGridDraft;

export function SeniorityPart({ document, change }: PartProps) {
  const { paliers } = document;
  const levels = levelsOf(document);
  const last = paliers.at(-1);
  const added = { annees: (last?.annees ?? -1) + 1, taux: last?.taux ?? [0, 0, 0, 0] };
  const put = (place: number, level: number, rate: number) => {
    const rates = (paliers[place]?.taux ?? []).map((one, at) => (at === level ? rate : one));
    change({ paliers: withRow(paliers, place, { taux: rates }) });
  };
  return (
    <Stack gap={3}>
      <div className="scroll-x relative">
        <table className={styles.table}>
          <caption>{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.years}</th>
              {levels.map(({ level, title }) => (
                <th key={level} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {paliers.map(({ annees: years, taux: rates }, place) => (
              <tr key={years}>
                <th scope="row">{years}</th>
                {levels.map(({ level, title }) => (
                  <td key={level} className={styles.narrow}>
                    <WholeCell
                      at={{ part: 'paliers', place, field: `taux.${level}`, label: words.rate(years, title) }}
                      value={rates[level] ?? 0}
                      onChange={(rate) => put(place, level, rate)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <Button size="small" onClick={() => change({ paliers: [...paliers, added] })}>
          {words.add}
        </Button>
        {paliers.length > 1 && (
          <Button size="small" color="error" onClick={() => change({ paliers: paliers.slice(0, -1) })}>
            {words.remove}
          </Button>
        )}
      </div>
    </Stack>
  );
}
