/** Always in sight below a form: what a publication would change online, in words, and the acts. */
import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { staffSite as words } from '../../../i18n/fr';
import { Cluster } from '../../../ui/layout/primitives';
import type { Change } from '../changes';

interface ChangeBarProps {
  changes: readonly Change[];
  /** What is said without changes. */
  none: string;
  /** Leads to the place of a change in the form. */
  onGo?: (change: Change) => void;
  /** What is kept of the typed text. */
  kept: ReactNode;
  children: ReactNode;
}

export function ChangeBar({ changes, none, onGo, kept, children }: ChangeBarProps) {
  return (
    <Box
      component="section"
      aria-label={words.bar}
      sx={{ position: 'sticky', bottom: 0, zIndex: 2, mx: -2, px: 2, py: 1, bgcolor: 'warning.light' }}
    >
      <Cluster justify="space-between" align="center">
        <div className="shrinkable">
          <Cluster gap={4} rowGap={1} align="center">
            <strong role="status">{changes.length === 0 ? none : words.pending(changes.length)}</strong>
            {changes.map((change) =>
              onGo === undefined ? (
                <span key={change.words}>{change.words}</span>
              ) : (
                <Link key={change.words} component="button" type="button" color="inherit" onClick={() => onGo(change)}>
                  {change.words}
                </Link>
              ),
            )}
          </Cluster>
          {kept}
        </div>
        <Cluster gap={2}>{children}</Cluster>
      </Cluster>
    </Box>
  );
}
