import { useCallback, useRef, useState } from 'react';

const closeAfterMs = 250;

/**
 * State of the sidebar: open by hover or click, closed a moment after the mouse left button and sidebar. `clicked`: opened by
 * click or key, so the focus may move into it. A click on a hovered sidebar keeps it open, and the next click closes it.
 */
export function useMenu() {
  const [{ open, clicked }, setMenu] = useState({ open: false, clicked: false });
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = useCallback(() => {
    clearTimeout(closing.current);
    setMenu({ open: false, clicked: false });
  }, []);

  const click = useCallback(() => {
    clearTimeout(closing.current);
    setMenu((was) => ({ open: !was.clicked, clicked: !was.clicked }));
  }, []);

  const hover = useCallback((over: boolean) => {
    if (!hoverOpens()) return;
    clearTimeout(closing.current);
    if (!over) {
      closing.current = setTimeout(() => setMenu({ open: false, clicked: false }), closeAfterMs);
      return;
    }
    setMenu((was) => (was.open ? was : { open: true, clicked: false }));
  }, []);

  return { open, clicked, close, click, hover };
}

/** On small screens the sidebar covers its button, so only clicks open and close it. */
function hoverOpens(): boolean {
  return window.matchMedia('(min-width: 48rem) and (hover: hover)').matches;
}
