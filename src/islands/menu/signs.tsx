const STROKE = {
  viewBox: '0 0 24 24',
  className: 'size-6 shrink-0 fill-none stroke-current stroke-2',
  strokeLinecap: 'round',
  'aria-hidden': true,
} as const;

/** Three bars. */
export function MenuSign() {
  return (
    <svg {...STROKE}>
      <path d="M4 6h16M4 12h16M4 18h16" />
    </svg>
  );
}

/** A cross. */
export function CloseSign() {
  return (
    <svg {...STROKE}>
      <path d="M6 6l12 12M18 6L6 18" />
    </svg>
  );
}
