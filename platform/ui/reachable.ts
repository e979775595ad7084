let responses = true;
const listeners = new Set<() => void>();

export function noteResponse(came: boolean): void {
  if (responses === came) return;
  responses = came;
  for (const listener of listeners) listener();
}

/** Whether the server runs another release than this page. */
let newRelease = false;

/** Takes the release that a response came from. The page names its own in the manifest of its routes. */
export function noteRelease(release: string | null): void {
  const { __reactRouterManifest: own } = window as { __reactRouterManifest?: { version?: string } };
  if (newRelease || !release || !own?.version || own.version === release) return;
  newRelease = true;
  for (const listener of listeners) listener();
}

export function hasNewRelease(): boolean {
  return newRelease;
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
