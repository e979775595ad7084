import { queryClient } from '#platform/ui/query-client.ts';
import { profileQuery } from './queries.ts';
import { sessionNow } from './session.ts';

const freshMs = 10_000;

/**
 * Another device may have logged this one out while nobody looked: anyone who comes back to the tab or the window is asked for
 * anew, at most every ten seconds. What a refusal means is decided where every call's is.
 */
function recheck(): void {
  const { user, ended } = sessionNow();
  if (document.visibilityState !== 'visible' || !user || user.id === 0 || ended) return;
  void queryClient().prefetchQuery({ ...profileQuery(), staleTime: freshMs, retry: false });
}

if (typeof window !== 'undefined') {
  document.addEventListener('visibilitychange', recheck);
  window.addEventListener('focus', recheck);
}
