/** react-admin's theme for the staff area. It is dense and uses the product's tokens. */
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { staffKit } from '../i18n/fr';
import { tokens } from './tokens';

/** The fields of pages and dialogs with a form. */
const IN_FORMS = '.RaEdit-main &, .RaCreate-main &, .MuiDialog-root &';

const hairline = `1px solid ${tokens.line}`;

export const staffTheme: RaThemeOptions = {
  ...defaultTheme,
  palette: {
    mode: 'light',
    primary: { main: tokens.forest600, dark: tokens.forest700, light: tokens.forest100, contrastText: tokens.white },
    secondary: { main: tokens.forest800, contrastText: tokens.white },
    error: { main: tokens.clay700, light: tokens.clay100 },
    warning: { main: tokens.wheat700, light: tokens.wheat100 },
    info: { main: tokens.sky700, light: tokens.sky100 },
    success: { main: tokens.forest600, light: tokens.forest100 },
    text: { primary: tokens.ink, secondary: tokens.stone },
    divider: tokens.line,
    background: { default: tokens.paper, paper: tokens.white },
  },
  shape: { borderRadius: tokens.radius },
  spacing: 8,
  typography: {
    fontFamily: tokens.fontSans,
    fontSize: 15,
    // One by one, because the library's own size comes after the short form.
    h1: {
      color: tokens.forest800,
      fontFamily: tokens.fontSerif,
      fontSize: '1.875rem',
      fontWeight: 600,
      lineHeight: 1.2,
      letterSpacing: '-0.012em',
    },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    ...defaultTheme.components,
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { border: hairline, boxShadow: 'none' } } },
    MuiAppBar: {
      defaultProps: { color: 'inherit', elevation: 0 },
      styleOverrides: {
        root: {
          color: tokens.forest800,
          backgroundColor: tokens.paper,
          border: 0,
          borderBottom: hairline,
          '& .RaAppBar-toolbar': { minHeight: 56 },
          '& .RaAppBar-menuButton': { '@media (min-width: 1366px)': { display: 'none' } },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:focus-visible': { outline: `3px solid ${tokens.forest600}`, outlineOffset: 2 } } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          whiteSpace: 'nowrap',
          '&.MuiButton-text.MuiButton-colorPrimary:not(.Mui-disabled)': { color: tokens.forest700 },
        },
      },
    },
    // Above the bars that stay at the bottom of the window.
    MuiSnackbar: { styleOverrides: { root: { '&.MuiSnackbar-root': { bottom: 80 } } } },
    MuiAutocomplete: { defaultProps: staffKit.autocomplete },
    // react-admin puts the name of a row's checkbox on its frame, but screen readers look for the name on the checkbox
    // itself.
    MuiCheckbox: {
      styleOverrides: { root: { padding: 4 } },
      defaultProps: {
        slotProps: {
          root: { 'aria-label': undefined },
          input: ({ 'aria-label': name }: { 'aria-label'?: string }) =>
            name === undefined ? {} : { 'aria-label': name },
        },
      },
    },
    MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -4 } } },
    MuiTableCell: {
      defaultProps: { size: 'small' },
      styleOverrides: {
        root: {
          height: 40,
          padding: '4px 12px',
          borderBottom: hairline,
          '&:first-of-type': { paddingLeft: 0 },
          '& > .MuiCheckbox-root': { marginLeft: -4 },
        },
        paddingCheckbox: { '& > .MuiCheckbox-root': { marginLeft: 0 } },
        head: { color: tokens.stone, fontSize: '0.875rem', fontWeight: 600, borderBottomColor: tokens.rule },
      },
    },
    // Acts on the chosen rows stay in sight at the bottom of the window.
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          '& .RaBulkActionsToolbar-toolbar': {
            position: 'fixed',
            top: 'auto',
            bottom: 0,
            height: 'auto',
            minHeight: 56,
            padding: '4px 32px',
            transform: 'none',
            justifyContent: 'flex-start',
            flexWrap: 'wrap',
            gap: 8,
            borderRadius: 0,
            backgroundColor: tokens.forest800,
            '&, & p, & .MuiButtonBase-root.MuiButtonBase-root': { color: tokens.white },
            '& .RaBulkActionsToolbar-topToolbar': { minHeight: 0, padding: 0 },
            '@media (min-width: 1366px)': { left: 224 },
            '@media (max-width: 599px)': { padding: '4px 16px' },
          },
        },
      },
    },
    // Rows lie on the page between hairlines. A frame means paper, or something to type in.
    RaList: {
      styleOverrides: {
        root: {
          '& .RaList-main, & .RaList-content': { minWidth: 0 },
          '& .RaList-content': { border: 0, borderRadius: 0, backgroundColor: 'transparent' },
        },
      },
    },
    RaShow: {
      styleOverrides: {
        root: {
          '& .RaShow-card': { border: 0, borderRadius: 0, backgroundColor: 'transparent' },
          '& .MuiCardContent-root': { padding: 0 },
        },
      },
    },
    RaDatagrid: {
      styleOverrides: {
        root: {
          // A table that a person has filled with columns scrolls, and does not widen the page.
          '& .RaDatagrid-tableWrapper': { overflowX: 'auto' },
          '& .RaDatagrid-headerCell': { backgroundColor: 'transparent' },
          '& .RaDatagrid-row:hover': { backgroundColor: tokens.leaf },
          // A row is one line. What does not fit is cut, and stands on the page of the record.
          '& .RaDatagrid-rowCell:not(.wraps)': {
            maxWidth: 'max(110px, 14vw)',
            paddingBlock: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            '& small': { display: 'inline', marginRight: 8, '&::before': { content: '" "' } },
            // The name, after the checkbox if there is one.
            '&:nth-of-type(-n + 2)': { maxWidth: 'max(130px, 19vw)' },
          },
          '& .RaDatagrid-rowCell a:not(.MuiButton-root, :hover)': { textDecoration: 'none' },
        },
      },
    },
    // In forms the label stands above its field, as in the forms of members. A filter keeps it inside, to save a line.
    MuiInputLabel: {
      styleOverrides: {
        root: {
          [IN_FORMS]: {
            position: 'static',
            maxWidth: 'none',
            marginBottom: 4,
            color: tokens.ink,
            fontWeight: 600,
            fontSize: '0.9375rem',
            transform: 'none',
            whiteSpace: 'normal',
            pointerEvents: 'auto',
          },
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: tokens.white },
        notchedOutline: { borderColor: tokens.edge, [IN_FORMS]: { top: 0, '& legend': { display: 'none' } } },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0 } } },
    MuiTextField: {
      ...defaultTheme.components?.MuiTextField,
      defaultProps: { ...defaultTheme.components?.MuiTextField?.defaultProps, variant: 'outlined' },
    },
    MuiFormControl: {
      ...defaultTheme.components?.MuiFormControl,
      defaultProps: { ...defaultTheme.components?.MuiFormControl?.defaultProps, variant: 'outlined' },
    },
    // On a phone the button of the filters stands beside the search, and two filters in a row below.
    RaFilterForm: {
      styleOverrides: {
        root: {
          '@media (max-width: 599px)': {
            gap: 8,
            '& .RaFilterForm-filterFormInput': { flex: '1 1 40%' },
            '& .RaFilterForm-filterFormInput:has(> .MuiButton-root)': { flex: 'none', width: 'auto' },
            '& .RaFilterForm-clearFix': { display: 'none' },
            '& .MuiFormControl-root': { width: '100%', minWidth: 0 },
          },
        },
      },
    },
    // react-admin adds space after each filter. The row of filters would then be narrower than the list below.
    RaFilterFormInput: {
      styleOverrides: {
        root: {
          '& .RaFilterFormInput-spacer': { width: 8 },
          '@media (max-width: 599px)': { '& .RaFilterFormInput-spacer': { display: 'none' } },
        },
      },
    },
    RaTopToolbar: {
      styleOverrides: {
        root: {
          backgroundColor: 'transparent !important',
          alignItems: 'center',
          gap: 8,
          '@media (max-width: 599px)': { minHeight: 48 },
        },
      },
    },
    RaListToolbar: { styleOverrides: { root: { backgroundColor: 'transparent !important' } } },
    RaToolbar: {
      styleOverrides: { root: { backgroundColor: `${tokens.white} !important`, borderTop: hairline } },
    },
    RaLayout: {
      styleOverrides: {
        root: {
          // The library lets a wide page grow beyond the window, and a wide table would then not scroll.
          minWidth: 0,
          '& .RaLayout-appFrame': { marginTop: 56 },
          '& .RaLayout-content': { minWidth: 0, padding: '0 32px', '@media (max-width: 599px)': { padding: '0 16px' } },
        },
      },
    },
  },
};
