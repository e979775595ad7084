import { type ComponentType, lazy, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchPresses } from './presses.ts';
import { controlsOf, type ReplacedControl, takeOver, whatIsLeft } from './take-over.ts';
import { useInBrowser } from './use-in-browser.ts';

/**
 * A part below the first view. The server renders it, and the browser shows that HTML until the part comes near or is used. Then
 * its code loads and takes over what was typed, chosen or pressed. `ready` loads the code for a page that the browser renders.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const OnServer = lazy(async () => ({ default: await load() }));
  let Part: ComponentType<Props> | undefined;
  const ready = async () => {
    Part ??= await load();
  };

  function LatePart(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const left = useRef<ReplacedControl[]>([]);
    const inBrowser = useInBrowser();
    const [awake, setAwake] = useState(inBrowser && Part !== undefined);
    useEffect(() => {
      const { current } = box;
      if (awake || !current) return undefined;
      return whenNeeded(current, async ({ pressed, pressEnds }) => {
        await ready();
        await pressEnds();
        left.current = whatIsLeft(current, pressed());
        // In one step: what a customer types between a reading and a later drawing would be lost.
        flushSync(() => setAwake(true));
      });
    }, [awake]);
    useLayoutEffect(() => {
      if (awake && box.current) takeOver(controlsOf(box.current), left.current);
    }, [awake]);
    if (import.meta.env.SSR)
      return (
        <div data-asleep>
          <OnServer {...props} />
        </div>
      );
    if (awake && Part)
      return (
        <div key="awake" ref={box}>
          <Part {...props} />
        </div>
      );
    const kept = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };
    return <div key="asleep" ref={box} data-asleep {...kept} />;
  }
  return Object.assign(LatePart, { ready });
}

type Customer = { pressed: () => Element | null; pressEnds: () => Promise<void> };

/**
 * Wakes a part one view before it is seen, on a press, and at once without HTML of the server. A failed load is tried again when
 * the part comes near or is pressed once more.
 */
function whenNeeded(box: Element, wake: (customer: Customer) => Promise<void>): () => void {
  const listeners = new AbortController();
  const pressEnds = watchPresses(box, listeners.signal);
  let pressed: Element | null = null;
  const begin = () => void wake({ pressed: () => pressed, pressEnds }).catch(() => {});
  box.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (!button) return;
      event.preventDefault();
      pressed = button;
      begin();
    },
    { signal: listeners.signal },
  );
  const watch = new IntersectionObserver(
    (seen) => seen.some(({ isIntersecting }) => isIntersecting) && begin(),
    { rootMargin: '100% 0px' },
  );
  if (box.firstChild) watch.observe(box);
  else begin();
  return () => {
    listeners.abort();
    watch.disconnect();
  };
}
