interface Props {
  label: string;
  isPlus?: boolean;
  /** Sets `aria-disabled`, because a `disabled` button would lose the focus. */
  isAtEnd: boolean;
  onClick: () => void;
}

/** Button that decreases or increases the hours by one step. */
export function StepButton({ label, isPlus = false, isAtEnd, onClick }: Props) {
  return (
    <button
      type="button"
      className="btn btn-quiet btn-small text-brand"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={(event) => {
        // The inline script of the page has handled this click before hydration.
        if (!event.defaultPrevented) onClick();
      }}
    >
      <svg className="size-5 stroke-current stroke-3" viewBox="0 0 24 24" aria-hidden="true">
        <path d={isPlus ? 'M3 12h18M12 3v18' : 'M3 12h18'} />
      </svg>
    </button>
  );
}
