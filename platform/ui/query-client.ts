import { QueryClient } from '@tanstack/react-query';

let inBrowser: QueryClient | undefined;

/** One for the browser's life; on the server a new one a page, so that nothing is shared between shoppers. */
export function queryClient(): QueryClient {
  if (typeof document === 'undefined') return makeQueryClient();
  inBrowser ??= makeQueryClient();
  return inBrowser;
}

function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false } },
  });
}
