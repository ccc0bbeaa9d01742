interface Props {
  label: string;
  isPlus?: boolean;
  /** not `disabled`: the button would lose the focus under the finger */
  isAtEnd: boolean;
  onClick: () => void;
}

/** One step less or more. */
export function StepButton({ label, isPlus = false, isAtEnd, onClick }: Props) {
  return (
    <button
      type="button"
      className="btn btn-quiet btn-small size-11 shrink-0 touch-manipulation p-0 text-brand"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={(event) => {
        // The page has handled a click that came before the island took over.
        if (!event.defaultPrevented) onClick();
      }}
    >
      <svg className="size-5 stroke-current stroke-3" viewBox="0 0 24 24" aria-hidden="true">
        <path d={isPlus ? 'M3 12h18M12 3v18' : 'M3 12h18'} />
      </svg>
    </button>
  );
}
