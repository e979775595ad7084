import type { Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import * as pincodes from '#shop/pincodes/contract.ts';
import { lookUpPincode } from '#shop/pincodes/server/look-up-pincode.ts';
import { reverseGeocode } from '#shop/pincodes/server/reverse-geocode.ts';
import type { ApiEnv } from './context.ts';

/** Mounts the shop's own look-ups in the formats of the public services (section 7, external services). */
export function serveLookups(app: Hono<ApiEnv>): void {
  serveEndpoint(app, pincodes.endpoints.byPincode, [], ({ params }, c) =>
    lookUpPincode(c.var.db, { ...params, fallbackUrl: c.var.config.PINCODE_FALLBACK_URL }),
  );

  serveEndpoint(app, pincodes.endpoints.byPlace, [], ({ query }, c) =>
    reverseGeocode(c.var.db, { latitude: query.lat, longitude: query.lon }),
  );
}
