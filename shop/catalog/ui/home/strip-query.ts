import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { forEveryone } from '#platform/ui/query-client.ts';
import { endpoints } from '../../contract.ts';
import type { OptionsCard } from '../../groups/cards.ts';
import { trendingQuery } from '../queries.ts';

/** The products that the merchant has chosen, or those that sell best. */
export const stripQuery = (chosen: string[]) => (chosen[0] ? chosenQuery(chosen) : trendingQuery());

/** Other cards of the same products hold less, so they are kept apart. */
function chosenQuery(names: string[]) {
  return queryOptions({
    queryKey: ['products', 'chosen', ...names],
    meta: forEveryone,
    queryFn: ({ signal }): Promise<OptionsCard[]> =>
      callApi(endpoints.list, { query: { ids: names.join(',') } }, { signal }),
  });
}
