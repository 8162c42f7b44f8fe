import { Box } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface PartProps {
  title: string;
  /** Beside the title. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A part of the first page: its title on a hairline, without a frame. */
export function Part({ title, beside, children }: PartProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          pb: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <h2 id={id} className="size-18">
          {title}
        </h2>
        {beside}
      </Box>
      {children}
    </Box>
  );
}
