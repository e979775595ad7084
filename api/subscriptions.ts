import type { Context, Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { chargesOf } from '#shop/pricing/server/settings.ts';
import * as subscriptions from '#shop/subscriptions/contract.ts';
import {
  cancelSubscription,
  changeSubscription,
  pauseSubscription,
  resumeSubscription,
  skipSubscription,
} from '#shop/subscriptions/server/change-subscription.ts';
import { followLink, readLink } from '#shop/subscriptions/server/link/follow-link.ts';
import { listSubscriptions } from '#shop/subscriptions/server/list-subscriptions.ts';
import type { ApiEnv } from './context.ts';
import { userOf, signedIn } from './middleware/guards.ts';

/** Mounts the user's subscriptions, and the links of their emails. */
export function serveSubscriptions(app: Hono<ApiEnv>): void {
  serveEndpoint(app, subscriptions.endpoints.list, [signedIn], (_, c) =>
    listSubscriptions(c.var.db, { userId: userOf(c), now: new Date(), charges: chargesOf(c.var.config) }),
  );

  serveEndpoint(app, subscriptions.endpoints.change, [signedIn], ({ params, body }, c) =>
    changeSubscription(c.var.db, { ...named(c, params), ...body, area: c.var.config }),
  );

  serveEndpoint(app, subscriptions.endpoints.skip, [signedIn], ({ params, body }, c) =>
    skipSubscription(c.var.db, { ...named(c, params), ...body }),
  );

  serveEndpoint(app, subscriptions.endpoints.pause, [signedIn], ({ params }, c) =>
    pauseSubscription(c.var.db, named(c, params)),
  );

  serveEndpoint(app, subscriptions.endpoints.resume, [signedIn], ({ params }, c) =>
    resumeSubscription(c.var.db, named(c, params)),
  );

  serveEndpoint(app, subscriptions.endpoints.cancel, [signedIn], ({ params }, c) =>
    cancelSubscription(c.var.db, named(c, params)),
  );

  serveEndpoint(app, subscriptions.endpoints.readLink, [], ({ query }, c) =>
    readLink(c.var.db, { ...query, now: new Date(), charges: chargesOf(c.var.config) }),
  );

  serveEndpoint(app, subscriptions.endpoints.useLink, [], ({ body }, c) =>
    followLink(c.var.db, { ...body, now: new Date(), charges: chargesOf(c.var.config) }),
  );
}

function named(c: Context<ApiEnv>, { id }: { id: number }) {
  return { userId: userOf(c), subscriptionId: id, now: new Date(), charges: chargesOf(c.var.config) };
}
