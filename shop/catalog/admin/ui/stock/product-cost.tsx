import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Resolver } from 'react-hook-form';
import { StaffForm } from '#platform/admin/ui/form/staff-form.tsx';
import { useStaffForm } from '#platform/admin/ui/form/use-staff-form.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { TextField } from '#platform/ui/text-field.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints, type ProductCost as Cost } from '../../cost.ts';

function costQuery(id: number) {
  return queryOptions({
    queryKey: ['staff-cost', id],
    queryFn: ({ signal }) => callApi(endpoints.get, { params: { id: String(id) } }, { signal }),
    // The form holds what is typed. A reading in the background would replace it.
    staleTime: Infinity,
    gcTime: 0,
  });
}

type Props = { id: number; userId: number };

/** The cost price of a unit. Offers then say what they leave. */
export function ProductCost({ id, userId }: Props) {
  const { data } = useQuery(costQuery(id));
  return data ? <CostForm id={id} userId={userId} read={data} /> : null;
}

const resolver: Resolver<{ cost: string }> = (typed) =>
  /^(?:\d{1,7}(?:\.\d{1,2})?)?$/.test(typed.cost.trim()) ? { values: typed, errors: {} } : notRupees;

const notRupees = {
  values: {},
  errors: { cost: { type: 'typed', message: 'Type an amount in rupees, such as 120 or 120.50.' } },
};

function CostForm({ id, userId, read: { version, cost } }: Props & { read: Cost }) {
  const queries = useQueryClient();
  const state = useStaffForm<{ cost: string }>({
    name: `cost ${id}`,
    userId,
    version,
    values: { cost: cost === null ? '' : String(cost) },
    resolver,
    save: async (typed, seen) => {
      const text = typed.cost.trim();
      const body = { version: seen, cost: text === '' ? null : Number(text) };
      const saved = await callApi(endpoints.set, { params: { id: String(id) }, body });
      queries.setQueryData(costQuery(id).queryKey, saved);
      toast.success('Saved.');
      return { version: saved.version };
    },
  });
  const { form } = state;
  return (
    <StaffForm state={state} label="Cost price">
      <TextField
        label="Cost price"
        inputMode="decimal"
        className="sm:max-w-80"
        hint="Rupees a unit, without tax. You alone see it, and the preview of an offer says what is left."
        error={form.formState.errors.cost?.message}
        {...form.register('cost')}
      />
    </StaffForm>
  );
}
