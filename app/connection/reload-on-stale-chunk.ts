import { isReachable } from '#platform/ui/reachable.ts';

/** How browsers say that a part of the program cannot be loaded: a newer release has replaced it. */
const staleChunk = /dynamically imported module|module script failed|preload CSS/i;
const key = 'reloaded for a gone file';
const againAfterMs = 30_000;

/** Whether loading the page again brings a part that is gone: at most once in half a minute, so that a page never reloads forever. */
export function mayReload(error: unknown): boolean {
  if (!(error instanceof Error) || !staleChunk.test(error.message) || !isReachable()) return false;
  return Date.now() - Number(sessionStorage.getItem(key) ?? 0) > againAfterMs;
}

export function reloadPage(): void {
  sessionStorage.setItem(key, String(Date.now()));
  window.location.reload();
}
