/** The point of a picture that stays in sight wherever the picture is cut, with how the places of the portal cut it. */
import { Box, Slider, Typography } from '@mui/material';
import type { MouseEvent } from 'react';
import { useInput, useRecordContext } from 'react-admin';
import { staffMedia } from '../../i18n/fr';
import { Cluster } from '../../ui/layout/primitives';
import type { MediaRow } from './useMediaPage';

const { focus: words } = staffMedia;

/** Width by height of the places that cut a picture. */
const CROPS = [
  [3, 2],
  [16, 9],
  [1, 1],
] as const;

const CROP_HEIGHT = 72;
const percent = (part: number, whole: number): number => Math.min(100, Math.max(0, Math.round((part / whole) * 100)));

export function FocusInput() {
  const row = useRecordContext<MediaRow>();
  const { field: x } = useInput<number>({ source: 'focus_x' });
  const { field: y } = useInput<number>({ source: 'focus_y' });
  if (row === undefined || row.src === null) return null;
  const { src } = row;

  function point({ currentTarget, clientX, clientY }: MouseEvent): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    x.onChange(percent(clientX - left, width));
    y.onChange(percent(clientY - top, height));
  }

  const [across, down] = [Number(x.value), Number(y.value)];
  const mark = { left: `${across}%`, top: `${down}%` };
  return (
    <Box component="section" aria-label={words.title} sx={{ width: '100%' }}>
      <Box sx={{ position: 'relative', display: 'inline-block', cursor: 'crosshair' }} onClick={point}>
        <Box component="img" src={src} alt={row.alt} sx={{ display: 'block', maxWidth: '100%', maxHeight: 320 }} />
        <Box
          sx={{
            ...mark,
            position: 'absolute',
            width: 20,
            height: 20,
            m: '-10px',
            border: '3px solid #fff',
            borderRadius: '50%',
            outline: '2px solid',
            outlineColor: 'text.primary',
          }}
        />
      </Box>
      <Typography variant="subtitle2" component="h2">
        {words.title}
      </Typography>
      <Typography variant="body2">{words.help}</Typography>
      {[
        { field: x, label: words.across },
        { field: y, label: words.down },
      ].map(({ field, label }) => (
        <Box key={label} sx={{ maxWidth: 320 }}>
          <Typography variant="body2" aria-hidden>
            {label}
          </Typography>
          <Slider
            size="small"
            aria-label={label}
            value={Number(field.value)}
            onChange={(_, value) => field.onChange(value)}
            valueLabelDisplay="auto"
          />
        </Box>
      ))}
      <Cluster gap={3}>
        {CROPS.map(([width, height]) => (
          <figure key={width}>
            <Box
              component="img"
              src={src}
              alt=""
              sx={{
                width: (CROP_HEIGHT * width) / height,
                height: CROP_HEIGHT,
                objectFit: 'cover',
                objectPosition: `${across}% ${down}%`,
              }}
            />
            <figcaption className="quiet size-13">{words.crop(width, height)}</figcaption>
          </figure>
        ))}
      </Cluster>
    </Box>
  );
}
