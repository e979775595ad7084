import type { Context, Hono } from 'hono';
import { serveCall } from '#platform/server/serve-call.ts';
import * as refills from '#shop/refills/contract.ts';
import {
  cancelRefill,
  changeRefill,
  pauseRefill,
  resumeRefill,
  skipRefill,
} from '#shop/refills/server/change-refill.ts';
import { followLink, readLink } from '#shop/refills/server/link/follow-link.ts';
import { listRefills } from '#shop/refills/server/list-refills.ts';
import type { ApiEnv } from '../context.ts';
import { personOf, signedIn } from '../door/guards.ts';
import { limitLetters } from '../door/limits.ts';

/** The refill plans of the signed-in person, and what the links of their mails do. */
export function serveRefills(app: Hono<ApiEnv>): void {
  serveCall(app, refills.listRefills, [signedIn], (_, c) =>
    listRefills(c.var.db, { personId: personOf(c), now: new Date() }),
  );

  serveCall(app, refills.changeRefill, [signedIn], ({ params, body }, c) =>
    changeRefill(c.var.db, { ...named(c, params), ...body }),
  );

  serveCall(app, refills.skipRefill, [signedIn], ({ params, body }, c) =>
    skipRefill(c.var.db, { ...named(c, params), ...body }),
  );

  serveCall(app, refills.pauseRefill, [signedIn], ({ params }, c) => pauseRefill(c.var.db, named(c, params)));

  serveCall(app, refills.resumeRefill, [signedIn], ({ params }, c) =>
    resumeRefill(c.var.db, named(c, params)),
  );

  serveCall(app, refills.cancelRefill, [signedIn], ({ params }, c) =>
    cancelRefill(c.var.db, named(c, params)),
  );

  serveCall(app, refills.readRefillLink, [], ({ query }, c) =>
    readLink(c.var.db, { ...query, now: new Date() }),
  );

  serveCall(app, refills.useRefillLink, [limitLetters], ({ body }, c) =>
    followLink(c.var.db, { ...body, now: new Date() }),
  );
}

function named(c: Context<ApiEnv>, { id }: { id: number }) {
  return { personId: personOf(c), planId: id, now: new Date() };
}
