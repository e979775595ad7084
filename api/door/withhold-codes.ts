import { createMiddleware } from 'hono/factory';
import { holdsCode } from '#platform/server/secrets/outstanding-codes.ts';
import type { ApiEnv } from '../context.ts';

/** The tripwire: an answer that holds a one-time code is a bug, and never leaves. */
export const withholdCodes = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  if (!holdsCode(await c.res.clone().text())) return;
  c.var.log.error('an answer held a one-time code and was withheld', { route: c.req.path });
  c.res = c.json(
    {
      message: 'Something went wrong. Please try again.',
      code: 'internal',
      requestId: c.var.requestId,
    },
    500,
  );
});
