import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../context.ts';

/** Adds `success: false` and `remarks` to every refusal of an order, also to those of middleware. */
export const sayRemarks = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  if (c.res.ok) return;
  const refused = (await c.res.json()) as { message: string };
  c.res = c.json({ success: false, remarks: refused.message, ...refused }, c.res);
});
