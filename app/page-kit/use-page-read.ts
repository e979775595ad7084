import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { ApiError } from '#platform/ui/call-api.ts';
import type { PageRead } from '../read-for-page.ts';

type Failure = { status: number; message: string };

export type PageState<T> =
  | { data: T; failure: null }
  | { data: null; failure: Failure; again: () => void }
  | { data: null; failure: null };

/** Returns the server's read first and the endpoint's responses later. Neither data nor failure means loading. */
export function usePageRead<T, K extends QueryKey>(
  options: UseQueryOptions<T, Error, T, K>,
  fromServer: PageRead<T> | null | undefined,
): PageState<T> {
  const { data, error, isPending, refetch } = useQuery<T, Error, T, K>({
    ...options,
    enabled: !fromServer?.failure,
    ...(fromServer?.read ? { initialData: fromServer.read } : {}),
  });
  const again = () => void refetch();
  if (data !== undefined) return { data, failure: null };
  if (!isPending) return { data: null, failure: failureOf(error), again };
  if (fromServer?.failure) return { data: null, failure: fromServer.failure, again };
  return { data: null, failure: null };
}

function failureOf(error: Error | null): Failure {
  if (error instanceof ApiError) return { status: error.status, message: error.message };
  return { status: 0, message: '' };
}

/** `Error: HTTP error! status: {code}` (section 8), or advice without a connection. */
export function failureText({ status }: Failure): string {
  if (status === 0) return 'Error: The shop cannot be reached. Please check your connection.';
  return `Error: HTTP error! status: ${status}`;
}
