import type { Hono } from 'hono';
import { serveCall } from '#platform/server/serve-call.ts';
import * as delivery from '#shop/delivery/contract.ts';
import { lookUpPincode } from '#shop/delivery/server/lookups/look-up-pincode.ts';
import { reverseGeocode } from '#shop/delivery/server/lookups/reverse-geocode.ts';
import type { ApiEnv } from './context.ts';

/** Section 7, external services: the shop's own look-ups, in the public services' formats. */
export function serveLookups(app: Hono<ApiEnv>): void {
  serveCall(app, delivery.lookUpPincode, [], ({ params }, c) =>
    lookUpPincode(c.var.db, { ...params, fallbackUrl: c.var.config.PINCODE_FALLBACK_URL }),
  );

  serveCall(app, delivery.reverseGeocode, [], ({ query }, c) =>
    reverseGeocode(c.var.db, { latitude: query.lat, longitude: query.lon }),
  );
}
