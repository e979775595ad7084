import { useEffect } from 'react';

const usable =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
const hidden = '[tabindex="-1"], [aria-hidden="true"] *, [inert] *';
const row = 'li, tr';
const pageHeading = '[data-page-heading]';

/** By then the opened page or dialog has set its own focus. */
const othersTakeMs = 100;

/**
 * Moves the focus to the nearest control when the focused element disappears, such as in a closed dialog. After a deleted row
 * it moves to the next row, else to the heading of the page. Otherwise keyboard users restart at the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let inPage: Element[] = [];
    let above: Element[] = [];
    let nextRow: Element | null | undefined;
    const remember = ({ target }: FocusEvent) => {
      const path = pathOf(target as Element);
      if (path.some((element) => element.id === 'main')) [inPage, above] = [path, []];
      else above = path;
      nextRow = undefined;
    };
    const isLost = () =>
      document.activeElement === document.body && (above[0] ?? inPage[0])?.isConnected === false;
    const noteRow = ({ removedNodes, nextSibling }: MutationRecord) => {
      const lost = [...removedNodes].find((node) => node instanceof Element && node.matches(row));
      if (lost && lost === (above[0] ?? inPage[0])?.closest(row)) nextRow = elementFrom(nextSibling);
    };
    const goOn = () => {
      if (!isLost()) return;
      // The heading of a page that loads makes way for that of the loaded page.
      if (inPage[0]?.matches(pageHeading) && focusHeading(true)) return;
      for (let at = nextRow; at?.isConnected; at = at.nextElementSibling) if (takesFocus(at)) return;
      if (nextRow !== undefined && focusHeading()) return;
      const left = [...above, ...inPage].filter(({ isConnected }) => isConnected);
      for (const element of left) if (takesFocus(element)) return;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new MutationObserver((changes) => {
      for (const change of changes) noteRow(change);
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

function elementFrom(node: Node | null): Element | null {
  let at = node;
  while (at && !(at instanceof Element)) at = at.nextSibling;
  return at;
}

function focusHeading(preventScroll = false): boolean {
  const heading = document.querySelector<HTMLElement>(`main ${pageHeading}`);
  heading?.focus({ preventScroll });
  return heading !== null;
}

function takesFocus(element: Element): boolean {
  const all = [...element.querySelectorAll<HTMLElement>(usable)];
  const first = all.find((each) => each.checkVisibility() && !each.matches(hidden));
  if (first) first.focus();
  else if (element.matches('main section')) focusRegion(element as HTMLElement);
  return document.activeElement !== document.body;
}

function focusRegion(region: HTMLElement): void {
  region.tabIndex = -1;
  region.focus();
}
