import { type RefObject, useEffect, useSyncExternalStore } from 'react';

const storageKey = 'staff-keys';
const changed = 'staff-keys-changed';

/** Whether single letters act. Staff who dictate or whose reader uses them can turn them off (WCAG 2.1.4). */
export function useLetterKeys(): [on: boolean, turn: (on: boolean) => void] {
  const on = useSyncExternalStore(
    (listener) => {
      window.addEventListener(changed, listener);
      return () => window.removeEventListener(changed, listener);
    },
    () => localStorage.getItem(storageKey) !== 'off',
    () => true,
  );
  const turn = (next: boolean) => {
    localStorage.setItem(storageKey, next ? 'on' : 'off');
    window.dispatchEvent(new Event(changed));
  };
  return [on, turn];
}

type Acts = { open: (at: number) => void; toggle: (at: number) => void };

/** `j` and `k` move the focus from row to row, `x` selects the row, Enter opens it. */
export function useListKeys(list: RefObject<HTMLElement | null>, { open, toggle }: Acts): void {
  const [on] = useLetterKeys();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const root = list.current;
      if (!root || event.ctrlKey || event.metaKey || event.altKey || isBusyElsewhere(event.target)) return;
      const rows = [...root.querySelectorAll<HTMLElement>('[data-row]')];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      if (event.key === 'Enter' && rows[at] === document.activeElement) open(at);
      else if (!on) return;
      else if (event.key === 'j') rows[Math.min(at + 1, rows.length - 1)]?.focus();
      else if (event.key === 'k') rows[Math.max(at - 1, 0)]?.focus();
      else if (event.key === 'x' && at >= 0) toggle(at);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

/** Letters belong to text fields and to open dialogs. A toast has the role of a dialog too. */
export function isBusyElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role=dialog]:not([aria-label=Message]), [role=menu]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox])');
}
