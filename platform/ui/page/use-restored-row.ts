import { useEffect } from 'react';

let restored: string | undefined;

/** The row with this id gets the focus when it is in the page again. Its list may be empty until then. */
export function focusWhenBack(id: string): void {
  restored = id;
}

export function useRestoredRow(): void {
  useEffect(() => {
    const row = restored && document.getElementById(restored);
    if (!row) return;
    restored = undefined;
    row.querySelector<HTMLElement>('h3 a, button')?.focus();
  });
}
