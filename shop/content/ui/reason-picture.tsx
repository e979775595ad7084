/** A drawing of `reasonDrawings` in the stroke of all icons. */
export function ReasonPicture({ drawing }: { drawing: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-9 text-leaf"
    >
      <path d={drawing} />
    </svg>
  );
}
