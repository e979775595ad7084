import type { Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints } from '#shop/fulfilment/admin/parcels.ts';
import {
  loseParcel,
  redeliverOrder,
  settleRedelivery,
} from '#shop/fulfilment/admin/server/parcels/change-parcel.ts';
import { inspectParcel } from '#shop/fulfilment/admin/server/inspection/inspect-parcel.ts';
import { readParcel } from '#shop/fulfilment/admin/server/parcels/read-parcel.ts';
import { refuseLoneRecipient } from '#shop/returns/admin/server/replacements/second-sender.ts';
import { alonePaiseOf } from '#shop/returns/server/settings.ts';
import type { ApiEnv } from '../../context.ts';
import { staff, userOf } from '../../middleware/guards.ts';
import { authorOf } from '../author-of.ts';

/** Mounts what staff do about parcels that failed, got lost or came back. */
export function serveParcels(app: Hono<ApiEnv>): void {
  const support = staff('support');

  serveEndpoint(app, endpoints.get, [staff('packer', 'support')], ({ params }, c) =>
    readParcel(c.var.db, params),
  );

  serveEndpoint(app, endpoints.rescue, [support], async ({ params, body }, c) => {
    if (body.answer.act === 'correct') {
      const alonePaise = alonePaiseOf(c.var.config);
      await refuseLoneRecipient(c.var.db, { ...params, userId: userOf(c), alonePaise });
    }
    await redeliverOrder(c.var.db, { ...params, ...body, by: authorOf(c) });
    return readParcel(c.var.db, params);
  });

  serveEndpoint(app, endpoints.settle, [support], async ({ params }, c) => {
    await settleRedelivery(c.var.db, { ...params, by: authorOf(c) });
    return readParcel(c.var.db, params);
  });

  serveEndpoint(app, endpoints.lose, [support], async ({ params, body }, c) => {
    await loseParcel(c.var.db, { ...params, ...body, by: authorOf(c) });
    return readParcel(c.var.db, params);
  });

  serveEndpoint(app, endpoints.inspect, [staff('packer')], async ({ params, body }, c) => {
    await inspectParcel(c.var.db, { ...params, ...body, by: authorOf(c) });
    return readParcel(c.var.db, params);
  });
}
