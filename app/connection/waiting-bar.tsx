import { useLocation, useNavigation } from 'react-router';

/** Shows that the next page loads. With `hasFrame` an empty frame covers the old page. Another query of the same page keeps it. */
export function WaitingBar({ hasFrame = false }) {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  if (state === 'idle') return null;
  return (
    <>
      {hasFrame && location.pathname !== pathname && (
        <div aria-hidden className="fixed inset-0 z-20 animate-[appear_0.2s_0.2s_both] bg-ghee" />
      )}
      <div
        aria-hidden
        data-waiting
        className="fixed inset-x-0 top-0 z-[65] h-1 animate-[appear_0.2s_0.2s_both] overflow-hidden bg-sand"
      >
        <div className="h-full w-1/3 bg-turmeric motion-safe:animate-[pass_1.2s_linear_infinite] motion-reduce:w-full" />
      </div>
    </>
  );
}
