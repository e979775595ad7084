/**
 * Returns a wait for the end of a press that is under way in a part. A click is lost when its button is replaced between the
 * press and its release.
 */
export function watchPresses(box: Element, signal: AbortSignal): () => Promise<void> {
  let pressed = false;
  const waiting: (() => void)[] = [];
  const begin = () => {
    pressed = true;
  };
  /** The click follows the release in the same task. */
  const end = () =>
    setTimeout(() => {
      pressed = false;
      for (const goOn of waiting.splice(0)) goOn();
    });
  const onSpace = (then: () => void) => (event: Event) => {
    if ((event as KeyboardEvent).key === ' ') then();
  };

  box.addEventListener('pointerdown', begin, { signal });
  box.addEventListener('keydown', onSpace(begin), { signal });
  const anywhere = { signal, capture: true };
  for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, end, anywhere);
  window.addEventListener('keyup', onSpace(end), anywhere);
  window.addEventListener('blur', end, { signal });
  return async () => {
    if (pressed) await new Promise<void>((resolve) => waiting.push(resolve));
  };
}
