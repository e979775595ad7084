import { type ReactNode, useEffect, useState } from 'react';

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
  return (
    <div
      inert={!needed}
      data-foot-bar
      className={`fixed inset-x-0 bottom-0 z-30 flex items-center gap-2 border-t border-line bg-paper px-4 py-1.5 pb-[calc(0.375rem+env(safe-area-inset-bottom))] md:hidden ${needed ? '' : 'invisible'}`}
    >
      {children}
      {chat}
    </div>
  );
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
