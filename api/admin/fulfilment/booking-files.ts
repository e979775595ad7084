import type { Context, Hono } from 'hono';
import { contactsOf } from '#platform/server/config.ts';
import { readAnyPhone } from '#platform/reading/read-phone.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints, leftOutHeader, writeLeftOut } from '#shop/fulfilment/admin/booking-file.ts';
import type { BookingSender } from '#shop/shipping/couriers/booking-files/booked-parcel.ts';
import {
  type BookingFile,
  writeIndiaPostFile,
  writeShiprocketFile,
} from '#shop/fulfilment/admin/server/booking-file/write-booking-file.ts';
import { lookUpPincode } from '#shop/pincodes/server/look-up-pincode.ts';
import type { ApiEnv } from '../../context.ts';
import { staff, userOf } from '../../middleware/guards.ts';
import { logPersonalRead } from '../author-of.ts';

export function serveBookingFiles(app: Hono<ApiEnv>): void {
  const packer = staff('packer');

  serveEndpoint(app, endpoints.shiprocket, [packer], async ({ body }, c) => {
    return answer(c, await writeShiprocketFile(c.var.db, { ...body, userId: userOf(c) }));
  });

  serveEndpoint(app, endpoints['india-post'], [packer], async ({ body }, c) => {
    const sender = await senderOf(c);
    return answer(c, await writeIndiaPostFile(c.var.db, { ...body, userId: userOf(c), sender }));
  });
}

function answer(c: Context<ApiEnv>, { file, ...rest }: BookingFile): Uint8Array<ArrayBuffer> {
  logPersonalRead(c);
  c.header(leftOutHeader, writeLeftOut(rest));
  return file;
}

async function senderOf(c: Context<ApiEnv>): Promise<BookingSender> {
  const { SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_STATE: state } = c.var.config;
  const { PICKUP_PINCODE: pincode } = c.var.config;
  const [found] = await lookUpPincode(c.var.db, { pincode });
  const phone = readAnyPhone(contactsOf(c.var.config).phone ?? '');
  return {
    name,
    address,
    city: found?.PostOffice?.[0]?.District ?? '',
    state,
    pincode,
    phone: 'value' in phone ? phone.value : null,
  };
}
