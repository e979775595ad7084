import { useCallback, useRef, useState } from 'react';

const closeAfterMs = 250;
/** A click this soon after the mouse opened the menu means the same opening. */
const sameGestureMs = 500;

/** Whether the sidebar is open: by hover or click; closed a moment after the mouse has left both button and sidebar. */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const hoveredAt = useRef(0);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = useCallback(() => {
    clearTimeout(closing.current);
    setOpen(false);
  }, []);

  const click = useCallback(() => {
    clearTimeout(closing.current);
    const justHovered = performance.now() - hoveredAt.current < sameGestureMs;
    setOpen((was) => !was || justHovered);
  }, []);

  const hover = useCallback((over: boolean) => {
    if (!hoverOpens()) return;
    clearTimeout(closing.current);
    if (!over) {
      closing.current = setTimeout(() => setOpen(false), closeAfterMs);
      return;
    }
    setOpen((was) => {
      if (!was) hoveredAt.current = performance.now();
      return true;
    });
  }, []);

  return { open, close, click, hover };
}

/** On small screens the sidebar lies over the page, button included: there only a click opens and closes it. */
function hoverOpens(): boolean {
  return window.matchMedia('(min-width: 48rem) and (hover: hover)').matches;
}
