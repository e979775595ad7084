import { useQuery } from '@tanstack/react-query';
import { estimateMessages } from '../estimate/estimate-messages.ts';
import { deliveryEstimateQuery } from './queries.ts';

/** Reserves the line while it loads. */
export function DeliveryEstimateLine({ pincode }: { pincode: string }) {
  const { data, isError } = useQuery(deliveryEstimateQuery(pincode));
  return (
    <output className="block min-h-6 text-sm text-pretty text-moss">
      {isError ? estimateMessages.failed : data?.remarks}
    </output>
  );
}
