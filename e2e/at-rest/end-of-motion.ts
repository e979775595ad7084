/** Halfway through a fade nothing has its contrast yet; what moves for ever is not waited for. */
export async function endOfMotion(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** From here on, what goes by itself, as a toast does, is gone at once: nobody looks at it halfway. */
export function forbidTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** After `forbidTransitions`, which adopted the last one. */
export function allowTransitions(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
}
