/** Replaces the form and takes its focus. */
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
