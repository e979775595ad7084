import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints } from '../contract.ts';
import type { ContentKind } from '../../kinds/kinds.ts';

export type TextName = { kind: ContentKind; key: string };

/** A product that staff choose for a link, a picture or a row. */
export type FoundProduct = { slug: string; name: string; image: string };

export type FindProducts = (text: string) => Promise<FoundProduct[]>;

export function contentListQuery() {
  return queryOptions({
    queryKey: ['staff', 'content'],
    queryFn: ({ signal }) => callApi(endpoints.list, {}, { signal }),
  });
}

export function contentEntryQuery(name: TextName) {
  return queryOptions({
    queryKey: ['staff', 'content', name.kind, name.key],
    queryFn: ({ signal }) => callApi(endpoints.read, { query: name }, { signal }),
    // The editor holds what is typed. A reading in the background would replace it.
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function editorPath({ kind, key }: TextName): string {
  return `/admin/content/${kind}/${encodeURIComponent(key)}`;
}
