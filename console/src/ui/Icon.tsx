/** The icons. Each one needs a name for screen readers. */
const shapes = {
  bell: 'M4 18h16l-2-3v-4a6 6 0 00-12 0v4zM10 21h4',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  picture: 'M3 5h18v14H3zM3 17l6-6 4 4 3-3 5 5M15 9h.01',
  play: 'M3 5h18v14H3zM10 9l5 3-5 3z',
  tag: 'M3 12V4h8l10 10-7 7zM7.5 8h.01',
  building: 'M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3',
  message: 'M4 5h16v11H10l-5 4v-4H4z',
  plus: 'M12 5v14M5 12h14',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  clock: 'M12 4a8 8 0 110 16 8 8 0 010-16zM12 8v4l3 2',
  people:
    'M9 5a3.5 3.5 0 110 7 3.5 3.5 0 010-7zM2 20c0-4 3-6 7-6s7 2 7 6M16 5.5a3.5 3.5 0 010 6.5M18.5 14.5c2.3.8 3.5 2.8 3.5 5.5',
  inbox: 'M3 13l3-8h12l3 8v6H3zM3 13h5l2 3h4l2-3h5',
  grid: 'M4 4h16v16H4zM4 10h16M4 15h16M10 4v16',
  film: 'M4 5h16v14H4zM8 5v14M16 5v14M4 9.5h4M4 14.5h4M16 9.5h4M16 14.5h4',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  gear: 'M12 9a3 3 0 110 6 3 3 0 010-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  down: 'M5 9l7 7 7-7',
  up: 'M5 15l7-7 7 7',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  search: 'M11 4a7 7 0 110 14 7 7 0 010-14zM16 16l5 5',
  check: 'M4 12l6 6L20 6',
  user: 'M12 4a4 4 0 110 8 4 4 0 010-8zM4 21c0-4 3.5-6 8-6s8 2 8 6',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  pencil: 'M4 20l1-5L16 4l4 4L9 19z',
  sliders: 'M4 7h10M18 7h2M4 17h2M10 17h10M14 4v6M18 4v6M14 4h4M14 10h4M6 14v6M10 14v6M6 14h4M6 20h4',
  chart: 'M4 20V11M10 20V4M16 20v-6M22 20H2',
  help: 'M12 3a9 9 0 110 18 9 9 0 010-18zM9.5 9.5a2.5 2.5 0 115 0c0 1.7-2.5 2-2.5 4M12 17h.01',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 110 6 3 3 0 010-6z',
  eyeStruck: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM4 20L20 4',
  sort: 'M8 9l4-4 4 4M8 15l4 4 4-4',
} as const;

export type IconName = keyof typeof shapes;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
