/** Chooses a picture of the media library for a text, and asks for its description for people who do not see it. */
import { LONGEST_ALT, type StaffMedia } from '@valorisation/contract';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { useUpdate } from 'react-admin';
import { staffMedia as words } from '../../i18n/fr';
import { cx } from '../../ui/cx';
import styles from './Media.module.css';
import { PickDialog } from './PickDialog';

export interface PickedPicture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export interface PickPictureProps {
  open: boolean;
  onPick: (picture: PickedPicture) => void;
  onClose: () => void;
}

export function PickPicture({ open, ...props }: PickPictureProps) {
  return open ? <Picking {...props} /> : null;
}

function Picking({ onPick, onClose }: Omit<PickPictureProps, 'open'>) {
  const [chosen, setChosen] = useState<StaffMedia | null>(null);
  if (chosen !== null) {
    return <Describing picture={chosen} onPick={onPick} onClose={onClose} onBack={() => setChosen(null)} />;
  }
  return (
    <PickDialog kind="picture" title={words.pickPicture} onClose={onClose} onSent={setChosen}>
      {(rows) => <PictureTiles rows={rows} onChoose={setChosen} />}
    </PickDialog>
  );
}

interface DescribingProps extends Omit<PickPictureProps, 'open'> {
  picture: StaffMedia;
  onBack: () => void;
}

/** Asks for the description of the picture in this text. If the library has none, it keeps this one. */
function Describing({ picture, onPick, onClose, onBack }: DescribingProps) {
  const id = useId();
  const [alt, setAlt] = useState(picture.alt);
  const [update] = useUpdate();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const { src, width, height } = picture;
    if (src === null || width === null || height === null) return;
    const text = alt.trim();
    if (picture.alt === '' && text !== '') {
      void update('media', { id: picture.id, data: { alt: text }, previousData: picture });
    }
    onPick({ src, alt: text, width, height });
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{words.describe}</DialogTitle>
        <DialogContent>
          <img className={cx(styles.preview)} src={picture.thumbnail ?? ''} alt="" />
          <TextField
            label={words.alt}
            fullWidth
            margin="normal"
            value={alt}
            helperText={words.altHelp}
            slotProps={{ htmlInput: { maxLength: LONGEST_ALT } }}
            onChange={({ target }) => setAlt(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onBack}>{words.another}</Button>
          <Button type="submit" variant="contained">
            {words.insert}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface PictureTilesProps<Row extends StaffMedia> {
  rows: readonly Row[];
  onChoose: (row: Row) => void;
}

/** Each is a button. Its name is the picture's description, or the name of the file when there is none. */
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
