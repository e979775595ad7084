import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#platform/ui/button.tsx';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { TextField } from '#platform/ui/text-field.tsx';
import { endpoints, findForm, type FindForm, type FoundOrder } from '../tracking/find.ts';
import { OrderEstimate } from './order/order-estimate.tsx';
import { OrderTimeline } from './order/order-timeline.tsx';
import { StateBadge } from './state-badge.tsx';

type Props = { scanList: (scans: FoundOrder['scans']) => ReactNode };

/** Asks for number and phone, and shows the order below. A failure keeps the input. */
export function FindOrder({ scanList }: Props) {
  const [found, setFound] = useState<FoundOrder>();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, setError, formState } = useForm<FindForm>({
    resolver: zodResolver(findForm),
    defaultValues: { orderNumber: '', phone: '' },
  });
  const find = handleSubmit(async (body) => {
    setFailure('');
    setFound(undefined);
    try {
      setFound(await callApi(endpoints.find, { body }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(failureOf(error, 'Please try again.'));
      for (const [name, message] of Object.entries(error.fields))
        setError(name as keyof FindForm, { message }, { shouldFocus: true });
    }
  });
  const { errors, isSubmitting } = formState;
  return (
    <>
      <form noValidate aria-label="Find your order" onSubmit={find} className="flex flex-col gap-5">
        <TextField
          label="Order number"
          autoComplete="off"
          maxLength={40}
          hint="Such as AR-1000012. It is in the emails about your order."
          error={errors.orderNumber?.message}
          {...register('orderNumber')}
        />
        <TextField
          label="Mobile number of the delivery address"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          error={errors.phone?.message}
          {...register('phone')}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        <Button type="submit" className="self-start" busy={isSubmitting}>
          Show where it is
        </Button>
      </form>
      {found && <Found key={found.orderNumber} order={found} scanList={scanList} />}
    </>
  );
}

function Found({ order, scanList }: Props & { order: FoundOrder }) {
  const { orderNumber, state, estimatedDeliveryDate, steps, scans } = order;
  return (
    <section
      aria-label={`Order ${orderNumber}`}
      tabIndex={-1}
      ref={(part) => part?.focus()}
      className="flex flex-col gap-5 rounded-lg border border-line bg-paper p-4 outline-none md:p-6"
    >
      <h2 className="flex flex-wrap items-center gap-3 font-sans font-semibold">
        Order <span className="whitespace-nowrap">{orderNumber}</span> <StateBadge state={state} />
      </h2>
      <OrderEstimate state={state} estimatedDeliveryDate={estimatedDeliveryDate} />
      <OrderTimeline
        order={{ state, events: steps.map(({ state: reached, at }) => ({ state: reached, at, note: null })) }}
      />
      {scanList(scans)}
    </section>
  );
}
