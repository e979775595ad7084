import { useNavigation } from 'react-router';

export function WaitingBar() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      aria-hidden
      data-waiting
      className="fixed inset-x-0 top-0 z-[65] h-1 animate-[appear_0.2s_0.2s_both] overflow-hidden bg-sand"
    >
      <div className="h-full w-1/3 bg-turmeric motion-safe:animate-[pass_1.2s_linear_infinite] motion-reduce:w-full" />
    </div>
  );
}
