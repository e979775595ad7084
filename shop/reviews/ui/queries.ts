import {
  infiniteQueryOptions,
  queryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError, callApi, callApiWithHeaders } from '#platform/ui/call-api.ts';
import { forEveryone } from '#platform/ui/query-client.ts';
import { sendWatched } from '#platform/ui/sending/send-watched.ts';
import { endpoints, type Review, type ReviewSort } from '../contract.ts';

export const reviewPageSize = 6;

export type ReviewPage = { reviews: Review[]; total: number; next: string | null };

/** The Link header names the next page. */
export function reviewsQuery(productId: number, sort: ReviewSort) {
  return infiniteQueryOptions({
    queryKey: ['reviews', productId, 'list', sort],
    meta: forEveryone,
    queryFn: async ({ pageParam, signal }): Promise<ReviewPage> => {
      const query = {
        limit: String(reviewPageSize),
        sort,
        ...(pageParam === null ? {} : { cursor: pageParam }),
      };
      const { body: answer, headers } = await callApiWithHeaders(
        endpoints.list,
        { params: { id: String(productId) }, query },
        { signal },
      );
      return {
        reviews: answer,
        total: Number(headers.get('x-total-count') ?? answer.length),
        next: /[?&]cursor=(\d+)/.exec(headers.get('link') ?? '')?.[1] ?? null,
      };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => callApi(endpoints.invitation, { params: { token } }, { signal }),
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
    staleTime: Infinity,
  });
}

export function spreadQuery(productId: number) {
  return queryOptions({
    queryKey: ['reviews', productId, 'spread'],
    meta: forEveryone,
    queryFn: ({ signal }) =>
      callApi(endpoints.ratingSpread, { params: { id: String(productId) } }, { signal }),
  });
}

type Sending = { form: () => Promise<FormData>; onProgress: (share: number) => void };

/** Sends a review, optionally by the link of an email. Success refetches the list and the mean rating (section 7). */
export function useWriteReview(productId: number, token?: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ form, onProgress }: Sending) =>
      token === undefined
        ? sendWatched(endpoints.post, { form: await form() }, onProgress)
        : sendWatched(endpoints.postInvited, { params: { token }, form: await form() }, onProgress),
    onSuccess: () => reload(client, productId),
  });
}

async function reload(client: QueryClient, productId: number): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['reviews', productId] }),
    client.invalidateQueries({ queryKey: ['product'] }),
  ]);
}
