import type { Context, Hono } from 'hono';
import { serveCall } from '#platform/server/serve-call.ts';
import * as account from '#shop/account/contract.ts';
import { addAddress } from '#shop/account/server/add-address.ts';
import { changeAddress } from '#shop/account/server/change-address.ts';
import { chooseDefaultAddress } from '#shop/account/server/choose-default-address.ts';
import { deleteAddress } from '#shop/account/server/delete-address.ts';
import { listAddresses } from '#shop/account/server/list-addresses.ts';
import type { ApiEnv } from './context.ts';
import { personOf, signedIn } from './door/guards.ts';

/** Section 7: saved addresses. Whose they are is said by the token, never by the path alone. */
export function serveAddresses(app: Hono<ApiEnv>): void {
  serveCall(app, account.listAddresses, [signedIn], ({ params }, c) =>
    listAddresses(c.var.db, { personId: own(c, params.userId) }),
  );

  serveCall(app, account.addAddress, [signedIn], ({ params, body }, c) =>
    addAddress(c.var.db, { personId: own(c, params.userId), fields: body }),
  );

  serveCall(app, account.changeAddress, [signedIn], ({ params, body }, c) =>
    changeAddress(c.var.db, { personId: personOf(c), id: params.id, fields: body }),
  );

  serveCall(app, account.deleteAddress, [signedIn], async ({ params }, c) => {
    await deleteAddress(c.var.db, { personId: personOf(c), id: params.id });
    return undefined;
  });

  serveCall(app, account.chooseDefaultAddress, [signedIn], ({ params }, c) =>
    chooseDefaultAddress(c.var.db, { personId: personOf(c), id: params.id }),
  );
}

function own(c: Context<ApiEnv>, userId: number): number {
  if (userId !== personOf(c)) throw account.refusals.anotherPerson();
  return userId;
}
