/** Stands where the form stood, and takes the focus that was in it. */
export function DoneNotice({ text }: { text: string }) {
  return (
    <output
      tabIndex={-1}
      ref={(notice) => notice?.focus({ preventScroll: true })}
      className="block rounded-md border border-leaf bg-paper p-4 text-ink outline-none"
    >
      {text}
    </output>
  );
}
