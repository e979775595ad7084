export function DemoRibbon({ show }: { show: boolean }) {
  if (!show) return null;
  return <span className="demo-ribbon">DEMO</span>;
}
