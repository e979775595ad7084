let responses = true;
const listeners = new Set<() => void>();

export function noteResponse(came: boolean): void {
  if (responses === came) return;
  responses = came;
  for (const listener of listeners) listener();
}

export function isReachable(): boolean {
  return responses && navigator.onLine;
}

export function onReachable(changed: () => void): () => void {
  const back = () => noteResponse(true);
  listeners.add(changed);
  window.addEventListener('online', back);
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('online', back);
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
