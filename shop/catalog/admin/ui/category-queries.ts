import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { type CategoryOfStaff, type CategoryValues, endpoints, topList } from '../categories.ts';

export function categoriesQuery() {
  return queryOptions({
    queryKey: ['staff-categories'],
    queryFn: ({ signal }) => callApi(endpoints.list, {}, { signal }),
  });
}

/** Returns the categories, or undefined until they are read. Those of the page's first load may be old. */
export function useStaffCategories(): CategoryOfStaff[] | undefined {
  return useQuery(categoriesQuery()).data;
}

/** Each change gets the whole tree back. */
function useChange<Given>(change: (given: Given) => Promise<CategoryOfStaff[]>, done: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (all) => {
      queries.setQueryData(categoriesQuery().queryKey, all);
      toast.success(done);
    },
    onError: (error) => {
      toast.error(failureOf(error, 'Nothing was changed.'));
      void queries.invalidateQueries(categoriesQuery());
    },
  });
}

type Saving = { category: CategoryOfStaff; fields: Partial<CategoryValues> };

const save = ({ category: { id, version }, fields }: Saving) =>
  callApi(endpoints.save, { params: { id: String(id) }, body: { version, fields } });

/** Saves fields of a category. The message offers those before. */
export function useSaveCategory() {
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: save,
    onSuccess: (all, { category, fields }) => {
      queries.setQueryData(categoriesQuery().queryKey, all);
      const saved = all.find(({ id }) => id === category.id);
      const names = Object.keys(fields) as (keyof CategoryValues)[];
      const before = Object.fromEntries(names.map((name) => [name, category[name]]));
      const back = () => saved && mutation.mutate({ category: saved, fields: before });
      toast.success('Saved.', { label: 'Undo', act: back });
    },
    onError: (error) => {
      toast.error(failureOf(error, 'Nothing was changed.'));
      void queries.invalidateQueries(categoriesQuery());
    },
  });
  return mutation;
}

type Moving = { category: CategoryOfStaff; parentId: number | null };

/** Moves a category. Its message offers to move it back. */
export function useMoveCategory() {
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ category, parentId }: Moving) => save({ category, fields: { parentId } }),
    onSuccess: (all, { category, parentId }) => {
      queries.setQueryData(categoriesQuery().queryKey, all);
      const moved = all.find(({ id }) => id === category.id);
      const place = all.find(({ id }) => id === parentId)?.name ?? 'the top';
      const back = () => moved && mutation.mutate({ category: moved, parentId: category.parentId });
      toast.success(`${category.name} is now in ${place}.`, { label: 'Undo', act: back });
    },
    onError: (error) => {
      toast.error(failureOf(error, 'Nothing was changed.'));
      void queries.invalidateQueries(categoriesQuery());
    },
  });
  return mutation;
}

type Ordering = { category: CategoryOfStaff; order: CategoryOfStaff[] };

/** Orders the list of a category, which has moved in it. The message offers the order before. */
export function useOrderCategories(siblings: CategoryOfStaff[]) {
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ category: { parentId, orderVersion }, order }: Ordering) =>
      callApi(endpoints.order, {
        params: { list: String(parentId ?? topList) },
        body: { version: orderVersion, order: order.map(({ slug }) => slug) },
      }),
    onSuccess: (all, { category, order }) => {
      queries.setQueryData(categoriesQuery().queryKey, all);
      const moved = all.find(({ id }) => id === category.id);
      const place = order.findIndex(({ id }) => id === category.id) + 1;
      const back = () => moved && mutation.mutate({ category: moved, order: siblings });
      toast.success(`${category.name} is now number ${place} of ${order.length}.`, {
        label: 'Undo',
        act: back,
      });
    },
    onError: (error) => {
      toast.error(failureOf(error, 'Nothing was changed.'));
      void queries.invalidateQueries(categoriesQuery());
    },
  });
  return mutation;
}

export function useCreateCategory() {
  return useChange(
    (body: Pick<CategoryValues, 'name' | 'parentId'>) => callApi(endpoints.create, { body }),
    'Created.',
  );
}

export function useDeleteCategory() {
  return useChange(
    ({ id }: CategoryOfStaff) => callApi(endpoints.remove, { params: { id: String(id) } }),
    'Deleted.',
  );
}
