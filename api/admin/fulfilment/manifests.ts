import type { Context, Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints, type PickupOfDay, refusals } from '#shop/fulfilment/admin/manifest.ts';
import { closeManifest } from '#shop/fulfilment/admin/server/manifest/close-manifest.ts';
import { mayLeave } from '#shop/fulfilment/admin/server/manifest/find-left.ts';
import {
  leaveParcel,
  listManifests,
  findManifest,
} from '#shop/fulfilment/admin/server/manifest/find-manifest.ts';
import { listParcels } from '#shop/fulfilment/admin/server/packing/list-parcels.ts';
import { requestManifestDocuments } from '#shop/fulfilment/admin/server/documents/request-documents.ts';
import { pickupCourier } from '#shop/shipping/couriers/couriers.ts';
import { findPickup, type Pickup, requestPickup } from '#shop/shipping/server/pickups/request-pickup.ts';
import type { ApiEnv } from '../../context.ts';
import { staff, userOf } from '../../middleware/guards.ts';

export function serveManifests(app: Hono<ApiEnv>): void {
  const packer = staff('packer');

  serveEndpoint(app, endpoints.parcels, [packer], ({ query: { left, cursor } }, c) =>
    listParcels(c.var.db, { where: mayLeave(c.var.db, { left }), cursor }),
  );

  serveEndpoint(app, endpoints.list, [packer], ({ query }, c) => listManifests(c.var.db, query));

  serveEndpoint(app, endpoints.close, [packer], ({ body }, c) =>
    closeManifest(c.var.db, { ...body, authorId: userOf(c) }),
  );

  serveEndpoint(app, endpoints.get, [packer], ({ params }, c) => findManifest(c.var.db, params));

  serveEndpoint(app, endpoints.leave, [packer], ({ params, body }, c) =>
    leaveParcel(c.var.db, { ...params, ...body }),
  );

  serveEndpoint(app, endpoints.print, [packer], ({ params, body }, c) =>
    requestManifestDocuments(c.var.db, { id: body.id, manifestId: params.id, authorId: userOf(c) }),
  );

  serveEndpoint(app, endpoints.pickup, [packer], async ({ params: { day } }, c) => {
    const place = c.var.config.PICKUP_LOCATION;
    return shownPickup(c, day, await findPickup(c.var.db, { place, day }));
  });

  serveEndpoint(app, endpoints.requestPickup, [packer], async ({ params: { day }, body }, c) => {
    const { PICKUP_LOCATION: place } = c.var.config;
    if (pickupCourier(c.var.config) === null) throw refusals.noRider();
    return shownPickup(c, day, await requestPickup(c.var.db, { place, day, ...body }));
  });
}

function shownPickup(c: Context<ApiEnv>, day: string, pickup: Pickup | null): PickupOfDay {
  const { PICKUP_LOCATION: place } = c.var.config;
  return {
    place,
    day,
    canRequest: pickupCourier(c.var.config) !== null,
    pickup: pickup && {
      time: pickup.time,
      parcels: pickup.parcels,
      state: pickup.state,
      number: pickup.number,
      remarks: pickup.remarks,
    },
  };
}
