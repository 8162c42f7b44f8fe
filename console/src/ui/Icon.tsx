/** The icons. Each one needs a name for screen readers. */
const shapes = {
  bell: 'M4 18h16l-2-3v-4a6 6 0 00-12 0v4zM10 21h4',
  play: 'M3 5h18v14H3zM10 9l5 3-5 3z',
  plus: 'M12 5v14M5 12h14',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  clock: 'M12 4a8 8 0 110 16 8 8 0 010-16zM12 8v4l3 2',
  people:
    'M9 5a3.5 3.5 0 110 7 3.5 3.5 0 010-7zM2 20c0-4 3-6 7-6s7 2 7 6M16 5.5a3.5 3.5 0 010 6.5M18.5 14.5c2.3.8 3.5 2.8 3.5 5.5',
  grid: 'M4 4h16v16H4zM4 10h16M4 15h16M10 4v16',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  down: 'M5 9l7 7 7-7',
  up: 'M5 15l7-7 7 7',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  search: 'M11 4a7 7 0 110 14 7 7 0 010-14zM16 16l5 5',
  check: 'M4 12l6 6L20 6',
  user: 'M12 4a4 4 0 110 8 4 4 0 010-8zM4 21c0-4 3.5-6 8-6s8 2 8 6',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  pencil: 'M4 20l1-5L16 4l4 4L9 19z',
  chart: 'M4 20V11M10 20V4M16 20v-6M22 20H2',
  euro: 'M18 6a7 7 0 100 12M4 10h10M4 14h10',
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
