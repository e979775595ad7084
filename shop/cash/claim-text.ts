import { formatDay } from '#platform/india-time.ts';
import { formatPaise } from '#platform/money.ts';

type Claimed = {
  orderNumber: string;
  waybill: string | null;
  since: string;
  duePaise: number;
  openPaise: number;
};

/** Returns the text that asks a courier for missing cash, to be copied. It names no customer. */
export function claimText({ orderNumber, waybill, since, duePaise, openPaise }: Claimed): string {
  const parcel = waybill ? `waybill ${waybill} (order ${orderNumber})` : `order ${orderNumber}`;
  return [
    `Cash on delivery missing for ${parcel}`,
    '',
    `You delivered this parcel on ${formatDay(since)} and collected ${formatPaise(duePaise)}.`,
    openPaise === duePaise
      ? 'Nothing of it has reached us.'
      : `Of this, ${formatPaise(duePaise - openPaise)} is settled.`,
    `Please pay ${formatPaise(openPaise)}, or send us the proof of your payment with its bank reference.`,
  ].join('\n');
}
