import { type RefObject, useEffect } from 'react';

type Options = {
  open: boolean;
  onClose: () => void;
  sidebar: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
};

/** Closes the sidebar on Escape (focus returns to the button), on a click outside, and when the focus leaves it. */
export function useDismissal({ open, onClose, sidebar, button }: Options): void {
  useEffect(() => {
    if (!open) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    const isInside = (target: EventTarget | null) =>
      [sidebar, button].some(({ current }) => current?.contains(target as Node | null));
    document.addEventListener('pointerdown', ({ target }) => !isInside(target) && onClose(), { signal });
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        if (isInside(document.activeElement)) button.current?.focus();
        onClose();
      },
      { signal },
    );
    sidebar.current?.addEventListener(
      'focusout',
      ({ relatedTarget }) => relatedTarget && !isInside(relatedTarget) && onClose(),
      { signal },
    );
    return () => listeners.abort();
  }, [open, onClose, sidebar, button]);
}
