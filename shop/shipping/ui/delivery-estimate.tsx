import { useQuery } from '@tanstack/react-query';
import { estimateMessages } from '../estimate/estimate-messages.ts';
import { deliveryEstimateQuery } from './queries.ts';

/** By when a parcel is at a pincode, in one line whose module is kept while it is asked. */
export function DeliveryEstimateLine({ pincode }: { pincode: string }) {
  const { data, isError } = useQuery(deliveryEstimateQuery(pincode));
  const cannot = data?.deliverBy === null;
  return (
    <output className={`block min-h-6 text-sm text-pretty ${cannot ? 'text-clay' : 'text-moss'}`}>
      {data?.remarks}
      {isError && estimateMessages.failed}
    </output>
  );
}
