import { useCallback, useRef, useState } from 'react';

const closeAfterMs = 250;

/**
 * Whether the sidebar is open: by hover or click; closed a moment after the mouse has left both button and sidebar.
 * `clicked`: it was asked for, by click or key, so the focus may go into it. A click on what
 * the mouse has opened on its way there asks for it, the next one closes it.
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

/** On small screens the sidebar lies over the page, button included: there only a click opens and closes it. */
function hoverOpens(): boolean {
  return window.matchMedia('(min-width: 48rem) and (hover: hover)').matches;
}
