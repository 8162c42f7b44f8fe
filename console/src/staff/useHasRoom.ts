import { useMediaQuery, type Theme } from '@mui/material';

/** True when the top bar has room for words beside its icons. On a phone it has not. */
export function useHasRoom(): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'), { noSsr: true });
}
