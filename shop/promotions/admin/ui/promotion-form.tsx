import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { HourField } from '#platform/admin/ui/form/hour-field.tsx';
import { StaffForm } from '#platform/admin/ui/form/staff-form.tsx';
import { type StaffFormState, useStaffForm } from '#platform/admin/ui/form/use-staff-form.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { offerKinds, offerScopes } from '#shop/pricing/offers/offer-terms.ts';
import { type EditedPromotion, endpoints } from '../contract.ts';
import { newPromotion, type PromotionFields, sentenceOf } from '../fields.ts';
import { PromotionPreview } from './promotion-preview.tsx';
import { promotionPath, promotionQuery, promotionsQuery } from './queries.ts';

type Props = { promotion: EditedPromotion; userId: number };
type State = StaffFormState<PromotionFields>;

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The draft of an offer with its sentence and what real orders would cost. */
export function PromotionForm({ promotion: { id, fields, version }, userId }: Props) {
  const queries = useQueryClient();
  const state = useStaffForm<PromotionFields>({
    name: `promotion ${id}`,
    userId,
    version,
    values: fields,
    save: async (typed, seen) => {
      const saved = await callApi(endpoints.save, { params: { id }, body: { fields: typed, version: seen } });
      // Start acts on what was saved, also while it is read again.
      queries.setQueryData(
        promotionQuery(id).queryKey,
        (known) => known && { ...known, ...saved, fields: typed },
      );
      return saved;
    },
    onSaved: () => {
      toast.success('The draft is saved.');
      void queries.invalidateQueries({ queryKey: promotionsQuery().queryKey, exact: true });
      void queries.invalidateQueries({ queryKey: promotionQuery(id).queryKey });
    },
  });
  return <OfferForm state={state} />;
}

/** The form of an offer that nobody has saved. The first save stores the draft and opens it. */
export function NewPromotionForm({ userId }: { userId: number }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [made, setMade] = useState<{ id: number }>();
  const state = useStaffForm<PromotionFields>({
    name: 'promotion new',
    userId,
    version: 0,
    values: newPromotion,
    save: async (fields) => setMade(await callApi(endpoints.create, { body: { copyOf: null, fields } })),
    onSaved: () => {
      toast.success('The draft is saved.');
      void queries.invalidateQueries({ queryKey: promotionsQuery().queryKey, exact: true });
    },
  });
  // `Navigate` of the router would load with every page of the shop.
  useEffect(() => {
    if (made) void navigate(promotionPath(made.id), { replace: true });
  }, [made, navigate]);
  return <OfferForm state={state} />;
}

function OfferForm({ state }: { state: State }) {
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <StaffForm state={state} label="Offer" saveLabel="Save draft" isLong>
        <Sentence state={state} />
        <Rules state={state} />
        <Limits state={state} />
      </StaffForm>
      <Preview state={state} />
    </div>
  );
}

function useTyped({ form }: State): PromotionFields {
  return useWatch({ control: form.control }) as PromotionFields;
}

function Sentence({ state }: { state: State }) {
  return (
    <p
      aria-live="polite"
      className="rounded-lg border border-line bg-leaf-soft p-4 font-semibold wrap-anywhere"
    >
      {sentenceOf(useTyped(state))}
    </p>
  );
}

function Preview({ state }: { state: State }) {
  return <PromotionPreview fields={useTyped(state)} />;
}

/** A field of the form with its error. */
function bind({ form }: State, name: keyof PromotionFields) {
  return { ...form.register(name), error: form.formState.errors[name]?.message };
}

function bindNumber({ form }: State, name: keyof PromotionFields) {
  return {
    ...form.register(name, { valueAsNumber: true }),
    error: form.formState.errors[name]?.message,
    type: 'number' as const,
    step: 'any',
  };
}

function Rules({ state }: { state: State }) {
  const { kind, scope } = useTyped(state);
  return (
    <>
      <TextField
        {...bind(state, 'name')}
        label="Name"
        hint="Customers read it with the saving, such as “First order: 20% off”."
        maxLength={60}
      />
      <SelectField {...bind(state, 'kind')} label="What it gives" options={optionsOf(offerKinds)} />
      {kind === 'percent' && <TextField {...bindNumber(state, 'percent')} label="Percent" hint="1 to 99" />}
      {kind === 'rupees' && <TextField {...bindNumber(state, 'amount')} label="Rupees off" />}
      {kind === 'buy_get' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...bindNumber(state, 'buy')} label="Buy" />
          <TextField
            {...bindNumber(state, 'get')}
            label="Get free"
            hint="Of the same product. All units share the price of the others."
          />
        </div>
      )}
      <SelectField {...bind(state, 'scope')} label="On" options={optionsOf(offerScopes)} />
      {(scope === 'categories' || scope === 'products') && (
        <TextField
          {...bind(state, 'names')}
          label={scope === 'categories' ? 'Categories' : 'Products'}
          hint="Their names, with semicolons between. The name of a group means all its sizes."
          maxLength={2_000}
        />
      )}
      <TextField
        {...bindNumber(state, 'from')}
        label="For goods from"
        hint="Rupees, after other discounts for free delivery. 0 is any amount."
      />
    </>
  );
}

function Limits({ state }: { state: State }) {
  const { needsCode } = useTyped(state);
  return (
    <>
      <Tick state={state} name="isFirstOrder" label="Only for the first order" />
      <TextField
        {...bindNumber(state, 'perCustomer')}
        label="Times a customer"
        hint="A customer is an inbox, a phone number and an address. 0 is any number."
      />
      <TextField {...bindNumber(state, 'maxUses')} label="Times in all" hint="0 is any number." />
      <Tick state={state} name="needsCode" label="Customers type a code" />
      {needsCode && (
        <Tick
          state={state}
          name="isForNewsletter"
          label="Each new newsletter subscriber gets a code of one use, for 30 days"
        />
      )}
      {needsCode && (
        <TextField
          {...bind(state, 'code')}
          label="Code"
          hint="3 to 24 letters and digits, such as DIWALI10. Empty where each customer gets a code of one use."
          maxLength={30}
          autoCapitalize="characters"
        />
      )}
      <Hour state={state} name="startsAt" label="From" hint="Indian time. Empty begins with the start." />
      <Hour state={state} name="endsAt" label="Until" hint="Indian time. Empty goes on until you end it." />
    </>
  );
}

type TickProps = { state: State; name: 'isFirstOrder' | 'needsCode' | 'isForNewsletter'; label: string };

function Tick({ state, name, label }: TickProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" {...state.form.register(name)} className="size-5 accent-leaf" />
      {label}
    </label>
  );
}

type HourProps = { state: State; name: 'startsAt' | 'endsAt'; label: string; hint: string };

function Hour({ state: { form }, name, label, hint }: HourProps) {
  const problem = form.formState.errors[name]?.message;
  return (
    <div>
      <Controller
        control={form.control}
        name={name}
        render={({ field }) => (
          <HourField label={label} hint={hint} at={field.value} onChange={field.onChange} />
        )}
      />
      {problem && <p className="mt-1 text-sm text-clay">{problem}</p>}
    </div>
  );
}
