import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { hasNewRelease, isReachable, noteResponse, onReachable } from '#platform/ui/reachable.ts';

const askAgainMs = 5_000;

export function ConnectionBar() {
  const reachable = useSyncExternalStore(onReachable, isReachable, () => true);
  const isOutdated = useSyncExternalStore(onReachable, hasNewRelease, () => false);
  const client = useQueryClient();
  useEffect(() => {
    if (reachable) return undefined;
    const timer = setInterval(() => void ask(), askAgainMs);
    return () => {
      clearInterval(timer);
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    };
  }, [reachable, client]);
  return (
    <output className="absolute inset-x-0 top-full block">
      {!reachable && (
        <span className="flex items-center justify-center gap-2 border-b border-line bg-sand px-4 py-2 text-sm text-ink">
          <WifiOff aria-hidden className="size-4 shrink-0 text-clay" strokeWidth={1.5} />
          You are offline. What you have seen stays readable.
        </span>
      )}
      {reachable && isOutdated && (
        <span className="flex items-center justify-center gap-4 border-b border-line bg-sand px-4 text-sm text-ink">
          The shop has been renewed.
          <button
            type="button"
            className="link min-h-11 font-semibold"
            onClick={() => window.location.reload()}
          >
            Load the new version
          </button>
        </span>
      )}
    </output>
  );
}

async function ask(): Promise<void> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) noteResponse(true);
}
