import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { listKey } from '#platform/admin/ui/list/use-list-query.ts';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { type EditedProduct, endpoints } from '../contract.ts';
import type { ProductFields, ProductState } from '../product-fields.ts';

export const productList = 'products';
export const sizesKey = (productId: number) => ['staff-sizes', productId];

export function editedQuery(id: string) {
  return queryOptions({
    queryKey: ['staff-product', id],
    queryFn: ({ signal }) => callApi(endpoints.get, { params: { id } }, { signal }),
    // A refetch must not replace what somebody is typing.
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Stores a product as the shop sent it back. */
function useKeep() {
  const queries = useQueryClient();
  return async (edited: EditedProduct) => {
    queries.setQueryData(editedQuery(String(edited.id)).queryKey, edited);
    await Promise.all([
      queries.invalidateQueries({ queryKey: listKey(productList) }),
      // The table of its sizes shows the product too.
      queries.invalidateQueries({ queryKey: sizesKey(edited.id) }),
    ]);
  };
}

type Saving = { id: number; version: number; fields: Partial<ProductFields> };

/** Saves fields. Errors name the fields as the form does. */
export function useSaveProduct() {
  const keep = useKeep();
  return async ({ id, version, fields }: Saving) => {
    const saved = await callApi(endpoints.save, {
      params: { id: String(id) },
      body: { version, fields },
    }).catch((error: unknown) => {
      throw error instanceof ApiError ? ofForm(error) : error;
    });
    await keep(saved);
    toast.success('Saved.');
    return { version: saved.version };
  };
}

/** `fields.mrp` → `mrp` */
function ofForm({ status, body, fields }: ApiError): ApiError {
  const named = Object.entries(fields).map(([path, message]) => [
    path.replace(/^fields\./, '').split('.')[0],
    message,
  ]);
  return new ApiError(status, { ...body, fields: Object.fromEntries(named) as Record<string, string> });
}

const done: Record<ProductState, string> = {
  draft: 'It is a draft again.',
  published: 'Published. The shop shows it now.',
  stopped: 'Stopped. The shop shows it as out of stock.',
  archived: 'Archived. The shop no longer shows it.',
};

const publishedWithoutStock = 'Published. Nothing is in stock, so the shop shows it as out of stock.';

export function useProductState({ id, version }: EditedProduct) {
  const keep = useKeep();
  return useMutation({
    mutationFn: (state: ProductState) =>
      callApi(endpoints.setState, { params: { id: String(id) }, body: { version, state } }),
    onSuccess: async (edited) => {
      await keep(edited);
      const isUnsellable = edited.state === 'published' && edited.stock === 0;
      toast.success(isUnsellable ? publishedWithoutStock : done[edited.state]);
    },
    onError: (error) => toast.error(failureOf(error, 'Nothing was changed.')),
  });
}

export function useAcceptDoubts({ id, version }: EditedProduct) {
  const keep = useKeep();
  return useMutation({
    mutationFn: (reason: string) =>
      callApi(endpoints.acceptDoubts, { params: { id: String(id) }, body: { version, reason } }),
    onSuccess: async (edited) => {
      await keep(edited);
      toast.success('The words may stand. The log has your reason.');
    },
  });
}

export function useCreateProduct(onMade: (made: EditedProduct) => void) {
  const keep = useKeep();
  return useMutation({
    mutationFn: (body: Parameters<typeof callApi<typeof endpoints.create>>[1]['body']) =>
      callApi(endpoints.create, { body }),
    onSuccess: async (made) => {
      await keep(made);
      onMade(made);
    },
    onError: (error) => toast.error(failureOf(error, 'Nothing was created.')),
  });
}
