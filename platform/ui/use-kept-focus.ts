import { useEffect } from 'react';

const usable =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** By then the opened page or dialog has set its own focus. */
const othersTakeMs = 100;

/**
 * Moves the focus to the nearest control when the focused element disappears, such as a deleted row or a closed dialog.
 * Otherwise keyboard users restart at the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let inPage: Element[] = [];
    let above: Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      const path = pathOf(target as Element);
      if (path.some((element) => element.id === 'main')) [inPage, above] = [path, []];
      else above = path;
    };
    const isLost = () =>
      document.activeElement === document.body && (above[0] ?? inPage[0])?.isConnected === false;
    const goOn = () => {
      if (!isLost()) return;
      const left = [...above, ...inPage].filter(({ isConnected }) => isConnected);
      for (const element of left) if (takesFocus(element)) return;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new MutationObserver(() => {
      if (!isLost()) return;
      clearTimeout(timer);
      timer = setTimeout(goOn, othersTakeMs);
    });
    document.addEventListener('focusin', remember);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      watch.disconnect();
      clearTimeout(timer);
    };
  }, []);
}

function pathOf(element: Element): Element[] {
  const path: Element[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) path.push(at);
  return path;
}

function takesFocus(element: Element): boolean {
  const first = [...element.querySelectorAll<HTMLElement>(usable)].find((each) => each.checkVisibility());
  if (first) first.focus();
  else if (element.matches('main section')) focusRegion(element as HTMLElement);
  return document.activeElement !== document.body;
}

function focusRegion(region: HTMLElement): void {
  region.tabIndex = -1;
  region.focus();
}
