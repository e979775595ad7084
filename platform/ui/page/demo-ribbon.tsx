export function DemoRibbon({ show }: { show: boolean }) {
  if (!show) return null;
  return (
    <span className="inline-block rounded-md border border-turmeric bg-paper px-1.5 text-xs font-semibold tracking-wider text-ink">
      DEMO
    </span>
  );
}
