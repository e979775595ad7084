import type { Scan } from './courier.ts';

const place = 'Bengaluru_Shanthala_D (Karnataka)';

export const scans = {
  pickedUp: scan('UD', 'In Transit', 'X-PPOM', 'Shipment picked up'),
  outForDelivery: scan('UD', 'Dispatched', 'X-DDD3FD', 'Out for delivery'),
  recipientUnavailable: scan('UD', 'Pending', 'EOD-11', 'Consignee Unavailable'),
  delivered: scan('DL', 'Delivered', 'EOD-38', 'Delivered to consignee'),
  turnedRound: scan('RT', 'In Transit', 'X-OLL4F', 'Return'),
  returned: scan('DL', 'RTO', 'RT-110', 'Returned to seller'),
};

function scan(type: string, status: string, code: string, instructions: string): Scan {
  return { type, status, code, instructions, place };
}
