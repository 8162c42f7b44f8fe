/** The few universal icons; they never stand without a name for assistive technology. */
const shapes = {
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
