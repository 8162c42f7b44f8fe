import { useMediaQuery, type Theme } from '@mui/material';

/** Whether the bar at the top has room for more than the page's title: not on a phone. */
export function useHasRoom(): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'), { noSsr: true });
}
