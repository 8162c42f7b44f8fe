import type { StaffMedia } from '@valorisation/contract';
import { staffMedia as words } from '../../i18n/fr';
import { cx } from '../../ui/cx';
import { fileSize } from './fileSize';
import styles from './Media.module.css';
import { PickDialog } from './PickDialog';

export interface PickedFile {
  readonly id: number;
  readonly fileName: string;
}

export interface PickFileProps {
  open: boolean;
  onPick: (file: PickedFile) => void;
  onClose: () => void;
}

export function PickFile({ open, onPick, onClose }: PickFileProps) {
  if (!open) return null;
  const pick = ({ id, file_name: fileName }: StaffMedia): void => onPick({ id, fileName });
  return (
    <PickDialog kind="document" title={words.pickFile} onClose={onClose} onSent={pick}>
      {(rows) => (
        <ul className={cx(styles.files)}>
          {rows.map((row) => (
            <li key={row.id}>
              <button type="button" className={cx(styles.file)} onClick={() => pick(row)}>
                <span>{row.file_name}</span>
                <small>{fileSize(row.byte_length)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </PickDialog>
  );
}
