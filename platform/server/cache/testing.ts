import type { Changes } from './watch-changes.ts';

export function fakeChanges(): Changes & { report: (...topics: string[]) => void; isKnown: boolean } {
  const listeners: ((topics: readonly string[]) => void)[] = [];
  const changes = {
    isKnown: true,
    isCurrent: () => changes.isKnown,
    look: () => Promise.resolve(),
    onChange: (listener: (topics: readonly string[]) => void) => void listeners.push(listener),
    position: () => 0n,
    report: (...topics: string[]) => listeners.forEach((listener) => listener(topics)),
  };
  return changes;
}
