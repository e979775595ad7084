import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Endpoint } from '#platform/endpoint.ts';
import type { ApiEnv, ShopContext } from '../context.ts';

/** Lets the replica serve the reads that are kept: they have the same response for everyone and write nothing. */
export function readFromReplica(
  { kept, method, who }: Endpoint,
  { readReplica }: ShopContext,
): MiddlewareHandler<ApiEnv>[] {
  if (!readReplica || !kept || method !== 'GET' || who !== 'anyone') return [];
  const guard = createMiddleware<ApiEnv>(async (c, next) => {
    c.set('db', readReplica.db());
    await next();
  });
  return [guard];
}
