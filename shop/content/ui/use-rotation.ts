import { type RefObject, useEffect, useRef, useState } from 'react';

/** A swipe moves this far sideways, and less up or down. */
const swipePixels = 40;

type Rotation = {
  region: RefObject<HTMLElement | null>;
  at: number;
  show: (at: number) => void;
  paused: boolean;
  setPaused: (paused: boolean) => void;
};

/**
 * Rotates through `count` items, one every `seconds`, and by arrow keys and swipes. Stops under the mouse, with the focus
 * inside, when paused, and under reduced motion.
 */
export function useRotation(count: number, seconds: number): Rotation {
  const region = useRef<HTMLElement>(null);
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (paused || held || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setAt((at + 1) % count);
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [count, seconds, paused, held, at]);
  useEffect(
    () => listen(region.current, setHeld, (by) => setAt((now) => (now + by + count) % count)),
    [count],
  );
  return { region, at, show: (next) => setAt((next + count) % count), paused, setPaused };
}

function listen(
  element: HTMLElement | null,
  setHeld: (held: boolean) => void,
  turn: (by: number) => void,
): () => void {
  const listeners = new AbortController();
  const on = <E extends keyof HTMLElementEventMap>(event: E, act: (event: HTMLElementEventMap[E]) => void) =>
    element?.addEventListener(event, act, { signal: listeners.signal });
  on('pointerenter', ({ pointerType }) => pointerType === 'mouse' && setHeld(true));
  on('pointerleave', ({ pointerType }) => pointerType === 'mouse' && setHeld(false));
  on('focusin', () => setHeld(true));
  on('focusout', () => setHeld(false));
  on('keydown', ({ key }) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  });
  let began: { x: number; y: number } | undefined;
  on('touchstart', ({ touches: [touch] }) => {
    setHeld(true);
    began = touch && { x: touch.clientX, y: touch.clientY };
  });
  on('touchend', ({ changedTouches: [touch] }) => {
    setHeld(false);
    const across = touch && began ? touch.clientX - began.x : 0;
    const down = touch && began ? touch.clientY - began.y : 0;
    if (Math.abs(across) > swipePixels && Math.abs(across) > Math.abs(down)) turn(across > 0 ? -1 : 1);
  });
  return () => listeners.abort();
}
