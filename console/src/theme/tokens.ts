/** The tokens of tokens.css as values, for libraries that cannot read custom properties. */
export const tokens = {
  ink: '#1D2521',
  stone: '#56615B',
  line: '#D8DED9',
  paper: '#FBFAF6',
  white: '#FFFFFF',
  forest800: '#1E3B2F',
  forest600: '#2F6B4F',
  forest100: '#E6F0E9',
  wheat700: '#8A5A00',
  wheat100: '#FBF1DC',
  clay700: '#9A3B22',
  clay100: '#F9E8E3',
  sky700: '#24557D',
  sky100: '#E5EFF7',
  fontSans: "'Source Sans 3', 'Sans of the system', 'Sans of Android', system-ui, sans-serif",
  fontSerif: "'Source Serif 4', 'Serif of the system', Georgia, 'Times New Roman', serif",
  radius: 6,
} as const;

/** In px (specification section 9): the page scrolls under the header. */
export const HEADER_HEIGHT = 66;
