import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useTimeout } from 'react-admin';

const LATE_MS = 300;

/** The rows of a list, and grey ones until they come. react-admin's own appear only after a whole second. */
export function Loaded({ children }: { children: ReactNode }) {
  const { isPending } = useListContext();
  return isPending === true ? <Waiting /> : children;
}

function Waiting() {
  const isLate = useTimeout(LATE_MS);
  return isLate && Array.from({ length: 5 }, (_, row) => <Skeleton key={row} height={40} />);
}
