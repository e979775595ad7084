import type { Context, Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import * as addresses from '#shop/addresses/contract.ts';
import { addAddress } from '#shop/addresses/server/add-address.ts';
import { changeAddress } from '#shop/addresses/server/change-address.ts';
import { chooseDefaultAddress } from '#shop/addresses/server/choose-default-address.ts';
import { deleteAddress } from '#shop/addresses/server/delete-address.ts';
import { listAddresses } from '#shop/addresses/server/list-addresses.ts';
import type { ApiEnv } from './context.ts';
import { userOf, signedIn } from './middleware/guards.ts';

/** Mounts the saved addresses (section 7). The token decides the owner, never the path alone. */
export function serveAddresses(app: Hono<ApiEnv>): void {
  serveEndpoint(app, addresses.endpoints.list, [signedIn], ({ params }, c) =>
    listAddresses(c.var.db, { userId: own(c, params.userId) }),
  );

  serveEndpoint(app, addresses.endpoints.add, [signedIn], ({ params, body }, c) => {
    const { keepState, ...fields } = body;
    return addAddress(c.var.db, { userId: own(c, params.userId), fields, keepState });
  });

  serveEndpoint(app, addresses.endpoints.change, [signedIn], ({ params, body }, c) => {
    const { keepState, ...fields } = body;
    return changeAddress(c.var.db, { userId: userOf(c), id: params.id, fields, keepState });
  });

  serveEndpoint(app, addresses.endpoints.remove, [signedIn], async ({ params }, c) => {
    await deleteAddress(c.var.db, { userId: userOf(c), id: params.id });
    return undefined;
  });

  serveEndpoint(app, addresses.endpoints.setDefault, [signedIn], ({ params }, c) =>
    chooseDefaultAddress(c.var.db, { userId: userOf(c), id: params.id }),
  );
}

function own(c: Context<ApiEnv>, userId: number): number {
  if (userId !== userOf(c)) throw addresses.refusals.anotherUser();
  return userId;
}
