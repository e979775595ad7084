import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './call-api.ts';

let inBrowser: QueryClient | undefined;

/**
 * One for the browser's life; what was seen is kept for half an hour, so that Back finds its place. A call is tried also when
 * the browser believes it is offline: then it fails, and the page can say so. On the server a new one a page, so that nothing is
 * shared between customers.
 */
export function queryClient(): QueryClient {
  if (typeof document === 'undefined') return makeQueryClient(Infinity);
  inBrowser ??= makeQueryClient(30 * 60_000);
  return inBrowser;
}

/** With an infinite `gcTime` no timer holds the data, so that it goes with the page. */
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

/** One more try, but not after an answer that will stay the same, such as a 404. */
function mayGoBetter(failures: number, error: Error): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false;
  return failures < 1;
}
