import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = {
  /** The id of the page's own place for the same controls. */
  watched: string;
  /** Is shown at the end of the bar, as in the bar that this one replaces. */
  chat: ReactNode;
  children: ReactNode;
};

/**
 * Repeats the main action of a page at the foot of a phone while its own place is out of sight. It takes the place of the bottom
 * bar, so that only one bar is there.
 */
export function FootBar({ watched, chat, children }: Props) {
  const needed = useOutOfSight(watched);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => reserveHeight(bar.current!), []);
  return (
    <div
      ref={bar}
      inert={!needed}
      data-foot-bar
      className={`fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-end gap-1.5 border-t border-line bg-paper px-2 py-1.5 min-[360px]:px-4 pb-[calc(0.375rem+env(safe-area-inset-bottom))] md:hidden ${needed ? '' : 'invisible'}`}
    >
      {children}
      {chat}
    </div>
  );
}

/** The shortcuts below grow with the bar, so that it never covers the end of a page. */
function reserveHeight(bar: Element): () => void {
  const watch = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--foot-bar', `${bar.clientHeight}px`),
  );
  watch.observe(bar);
  return () => watch.disconnect();
}

/** The header and the bar itself hide the edges of the screen. */
const seenPart = { rootMargin: '-104px 0px -57px 0px' };

function useOutOfSight(id: string): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return undefined;
    const watch = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false), seenPart);
    watch.observe(element);
    return () => watch.disconnect();
  }, [id]);
  return out;
}
