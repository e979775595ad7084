import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { listKey } from '#platform/admin/ui/list/use-list-query.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints, type ProductStock } from '../../stock.ts';

export const stockList = 'stock';
export const batchList = 'batches';
export const historyList = (id: number) => `stock-history-${id}`;

export function stockQuery(id: string) {
  return queryOptions({
    queryKey: ['staff-stock', id],
    queryFn: ({ signal }) => callApi(endpoints.get, { params: { id } }, { signal }),
  });
}

export function batchQuery(id: string) {
  return queryOptions({
    queryKey: ['staff-batch', id],
    queryFn: ({ signal }) => callApi(endpoints.getBatch, { params: { id } }, { signal }),
  });
}

/** Reads the stock of products and the lists again. */
export function useKeepLists() {
  const queries = useQueryClient();
  return async (ids: number[]) => {
    const lists = [stockList, batchList, ...ids.map(historyList)].map(listKey);
    const products = ids.map((id) => stockQuery(String(id)).queryKey);
    await Promise.all([...lists, ...products].map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}

/** Stores the stock of a product as the shop sent it back, and reads its history again. */
export function useKeepStock() {
  const queries = useQueryClient();
  return async (stock: ProductStock) => {
    queries.setQueryData(stockQuery(String(stock.id)).queryKey, stock);
    const lists = [historyList(stock.id), stockList, batchList];
    await Promise.all(lists.map((list) => queries.invalidateQueries({ queryKey: listKey(list) })));
  };
}
