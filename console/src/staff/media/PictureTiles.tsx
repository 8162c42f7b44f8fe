/** Pictures to choose from: each a button named by its description, or by its file without one. */
import type { StaffMedia } from '@valorisation/contract';
import { staffMedia as words } from '../../i18n/fr';
import { cx } from '../../ui/cx';
import styles from './Media.module.css';

interface PictureTilesProps<Row extends StaffMedia> {
  rows: readonly Row[];
  onChoose: (row: Row) => void;
}

export function PictureTiles<Row extends StaffMedia>({ rows, onChoose }: PictureTilesProps<Row>) {
  return (
    <ul className={cx(styles.tiles)}>
      {rows.map((row) => (
        <li key={row.id}>
          <button type="button" className={cx(styles.tile)} onClick={() => onChoose(row)}>
            <img src={row.thumbnail ?? ''} alt={row.alt} loading="lazy" />
            <span className="breakable">{row.file_name}</span>
            {row.alt === '' && <span className="clay-700 strong">{words.altMissing}</span>}
            {row.archived && <span>{words.archived}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
