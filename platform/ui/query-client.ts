import { QueryClient } from '@tanstack/react-query';
import { minuteMs } from '#platform/time-spans.ts';
import { ApiError } from './call-api.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `everyone` marks a response that is the same for every customer, so a login or logout keeps it. */
    queryMeta: { everyone?: true };
  }
}

export const forEveryone = { everyone: true } as const;

/** Matches queries whose response depends on the customer. */
export const personal = {
  predicate: ({ meta }: { meta?: { everyone?: true } | undefined }) => !meta?.everyone,
};

let inBrowser: QueryClient | undefined;

/**
 * Returns one client per browser, which keeps data for half an hour, so that Back finds its place. It also sends requests
 * while the browser reports to be offline, so that the page can show the failure. The server creates one client per page, so
 * that customers share nothing.
 */
export function queryClient(): QueryClient {
  if (typeof document === 'undefined') return makeQueryClient(Infinity);
  inBrowser ??= makeQueryClient(30 * minuteMs);
  return inBrowser;
}

/** An infinite `gcTime` sets no timer, so the data goes with the page. */
function makeQueryClient(gcTime: number): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime,
        retry: mayGoBetter,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Retries once, except after a response that would stay the same, such as a 404. */
function mayGoBetter(failures: number, error: Error): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false;
  return failures < 1;
}
