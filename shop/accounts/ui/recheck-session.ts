import { queryClient } from '#platform/ui/query-client.ts';
import { profileQuery } from './queries.ts';
import { sessionNow } from './session.ts';

const freshMs = 10_000;

/**
 * Another device may have ended this session. Returning to the tab checks it, at most every ten seconds, and a page from the
 * back-forward cache checks it at once.
 */
function recheck(staleTime = freshMs): void {
  const { user, ended } = sessionNow();
  if (document.visibilityState !== 'visible' || !user || user.id === 0 || ended) return;
  void queryClient().prefetchQuery({ ...profileQuery(), staleTime, retry: false });
}

if (typeof window !== 'undefined') {
  document.addEventListener('visibilitychange', () => recheck());
  window.addEventListener('focus', () => recheck());
  window.addEventListener('pageshow', ({ persisted }) => persisted && recheck(0));
}
