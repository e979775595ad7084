import { data } from 'react-router';
import { isRefusal } from '#platform/refusal.ts';
import { isUnavailable } from '#platform/server/commit-unknown.ts';
import { logFailure } from '#platform/server/logs/log-failure.ts';
import type { PageContext } from './context.ts';

/** Result of a loader: the data, or the status of the failure. The page renders either way. */
export type PageRead<T> =
  | { read: T; failure: null }
  | { read: null; failure: { status: number; message: string } };

/** Reads for a page. A refusal becomes the page's status, a busy database 503, and any other error 500. `read` may redirect. */
export async function readForPage<T>({ log }: Pick<PageContext, 'log'>, read: () => Promise<T>) {
  try {
    return data<PageRead<T>>({ read: await read(), failure: null });
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error;
    const refused = isRefusal(error);
    if (!refused) logFailure(log, 'page read failed', error);
    const status = refused ? error.status : isUnavailable(error as Error) ? 503 : 500;
    const message = refused ? error.message : '';
    return data<PageRead<T>>({ read: null, failure: { status, message } }, { status });
  }
}
