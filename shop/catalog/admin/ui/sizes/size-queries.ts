import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { newId } from '#platform/admin/ui/form/new-id.ts';
import { listKey } from '#platform/admin/ui/list/use-list-query.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { toast } from '#platform/ui/toast.tsx';
import type { SharedTexts } from '../../../groups/shared-texts.ts';
import { endpoints, type NewSize, type Sizes } from '../../sizes.ts';
import { endpoints as stock } from '../../stock.ts';
import { editedQuery, productList, sizesKey } from '../queries.ts';

export function sizesQuery(id: number) {
  return queryOptions({
    queryKey: sizesKey(id),
    queryFn: ({ signal }) => callApi(endpoints.read, { params: { id: String(id) } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** A size as the table holds it, before it is saved. */
export type TypedRow = {
  productId: number;
  version: number;
  name: string;
  values: string[];
  mrp: string;
  sellingPrice: string;
  weightGrams: string;
  stock: string;
};

export type TypedGroup = { name: string; options: string[]; leadId: number | null; rows: TypedRow[] };

type Change =
  | { kind: 'add'; size: NewSize }
  | { kind: 'join'; productIds: number[] }
  | { kind: 'save'; typed: TypedGroup }
  | { kind: 'texts'; texts: SharedTexts }
  | { kind: 'publish' };

const said: Record<Change['kind'], string> = {
  add: 'Added as a draft. Type what its label says, then publish it.',
  join: 'Joined. Undo it in Activity, or take a size out.',
  save: 'Saved.',
  texts: 'Saved. Each size without its own words shows these.',
  publish: 'Published. The shop shows the sizes now.',
};

/** Changes the sizes of a product. Afterwards they and the product are read again. */
export function useSizes(productId: number, sizes: Sizes | undefined) {
  const queries = useQueryClient();
  const params = { id: String(productId) };
  return useMutation({
    mutationFn: async (change: Change) => {
      if (change.kind === 'add') await callApi(endpoints.add, { params, body: change.size });
      if (change.kind === 'join')
        await callApi(endpoints.join, { params, body: { productIds: change.productIds } });
      if (!sizes?.group) return;
      const ofGroup = { id: String(sizes.group.id) };
      if (change.kind === 'publish') await callApi(endpoints.publish, { params: ofGroup });
      if (change.kind === 'texts')
        await callApi(endpoints.save, {
          params: ofGroup,
          body: { version: sizes.group.version, fields: change.texts },
        });
      if (change.kind === 'save') await save(sizes, sizes.group, change.typed);
    },
    onSuccess: async (_, { kind }) => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: sizesQuery(productId).queryKey }),
        queries.invalidateQueries({ queryKey: listKey(productList) }),
      ]);
      await queries.invalidateQueries({ queryKey: editedQuery(String(productId)).queryKey });
      // The forms hold what the shop has now, and take what is typed next.
      toast.success(said[kind]);
    },
    onError: (error) => toast.error(failureOf(error)),
  });
}

/** The group with prices and weights is saved at once. Then each changed stock is counted, as on the page of its stock. */
async function save(sizes: Sizes, group: NonNullable<Sizes['group']>, { rows, ...typed }: TypedGroup) {
  await callApi(endpoints.save, {
    params: { id: String(group.id) },
    body: {
      version: group.version,
      fields: { ...typed, members: rows.map(({ productId, values }) => ({ productId, values })) },
      products: rows.map(({ productId, version, mrp, sellingPrice, weightGrams }) => ({
        id: productId,
        version,
        mrp: Number(mrp),
        sellingPrice: sellingPrice.trim() === '' ? null : Number(sellingPrice),
        weightGrams: Number(weightGrams),
      })),
    },
  });
  for (const { productId, stock: counted } of rows) {
    const before = sizes.rows.find((row) => row.productId === productId);
    if (!before || Number(counted) === before.stock) continue;
    const now = await callApi(stock.get, { params: { id: String(productId) } });
    // The shelf holds the units of unpacked orders too.
    const seen = now.onShelf;
    const wanted = seen + Number(counted) - before.stock;
    await callApi(stock.change, {
      params: { id: String(productId) },
      body: { id: newId(), reason: 'counted', counted: wanted, seen, batchId: null, note: '' },
    });
  }
}
