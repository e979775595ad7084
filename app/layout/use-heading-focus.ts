import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const headingWithinMs = 10_000;

/**
 * Moves the focus to the heading of a new page, for screen readers. While the page loads, the focus waits at its beginning.
 * Filters and sorting keep the focus in their form.
 */
export function useHeadingFocus(): void {
  const { pathname, search } = useLocation();
  const last = useRef({ pathname, shown: shownBy(search) });
  useEffect(() => {
    const was = last.current;
    const shown = shownBy(search);
    if (was.pathname === pathname && was.shown === shown) return undefined;
    last.current = { pathname, shown };
    if (was.pathname === pathname && document.activeElement?.closest('main form')) return undefined;
    return focusHeading();
  }, [pathname, search]);
}

/** Returns the parameters that make a new page of a listing. */
function shownBy(search: string): string {
  const given = new URLSearchParams(search);
  return JSON.stringify([given.get('q'), given.get('page')]);
}

function focusHeading(): () => void {
  const main = document.querySelector<HTMLElement>('#main');
  const focus = () => {
    const heading = main?.querySelector<HTMLElement>('[data-page-heading]');
    heading?.focus({ preventScroll: true });
    return heading;
  };
  if (!main || focus()) return () => {};
  main.focus({ preventScroll: true });
  const watch = new MutationObserver(() => {
    if (document.activeElement !== main || focus()) stop();
  });
  const timer = setTimeout(() => stop(), headingWithinMs);
  const stop = () => {
    clearTimeout(timer);
    watch.disconnect();
  };
  watch.observe(main, { childList: true, subtree: true });
  return stop;
}
