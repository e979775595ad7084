import type { Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { getUser } from '#shop/accounts/server/find-user.ts';
import { contactFactsOf } from '#shop/legal/server/legal-contacts.ts';
import * as confirm from '#shop/orders/confirm.ts';
import * as address from '#shop/orders/body/address-change.ts';
import * as find from '#shop/orders/tracking/find.ts';
import * as reorder from '#shop/orders/reorder.ts';
import * as orders from '#shop/orders/contract.ts';
import * as rescue from '#shop/fulfilment/redelivery.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { compareOrder } from '#shop/orders/server/compare-order.ts';
import { changeOwnAddress, readOwnAddress } from '#shop/checkout/server/edit/change-own-address.ts';
import { findOrder as findOwnOrder, getOrder } from '#shop/orders/server/get-order.ts';
import { answerHold } from '#shop/checkout/server/hold/answer-hold.ts';
import { readAskedOrder } from '#shop/checkout/server/hold/read-asked-order.ts';
import { findOrder } from '#shop/orders/server/tracking/find-order.ts';
import { listOrders } from '#shop/orders/server/list-orders.ts';
import { answerRedelivery, readRedelivery } from '#shop/fulfilment/server/redelivery/redelivery-link.ts';
import { joinAccount } from '#shop/orders/server/tracking/join-account.ts';
import { cancelAsGuest, readReceipt } from '#shop/orders/server/tracking/read-receipt.ts';
import { trackOrder } from '#shop/orders/server/tracking/track-order.ts';
import { holdRulesOf } from '#shop/checkout/server/settings.ts';
import { endpoints } from '#shop/orders/tracking/contract.ts';
import { answerTime } from '#shop/questions/answer-time.ts';
import * as questions from '#shop/questions/contract.ts';
import { askAboutProduct } from '#shop/questions/server/ask-about-product.ts';
import { askQuestion, listQuestions } from '#shop/questions/server/ask-question.ts';
import type { ApiEnv } from './context.ts';
import { capsOf } from './order-rules.ts';
import { maybeSignedIn, signedIn, userOf } from './middleware/guards.ts';
import { limitProductQuestions, networkOf } from './middleware/limits.ts';
import { nextPage } from './middleware/next-page.ts';

/** Mounts the customer's orders, questions about them and about products, and tracking and confirmation by an email's link. */
export function serveOrders(app: Hono<ApiEnv>): void {
  serveEndpoint(app, orders.endpoints.list, [signedIn], async ({ query }, c) => {
    const { orders, ...page } = await listOrders(c.var.db, { ...query, userId: userOf(c) });
    nextPage(c, page);
    return orders;
  });

  serveEndpoint(app, reorder.endpoints.compare, [signedIn], ({ params }, c) =>
    compareOrder(c.var.db, { userId: userOf(c), ...params }),
  );

  serveEndpoint(app, orders.endpoints.get, [signedIn], ({ params }, c) =>
    getOrder(c.var.db, { userId: userOf(c), ...params }),
  );

  serveEndpoint(app, endpoints.track, [], ({ params }, c) => trackOrder(c.var.db, params));

  serveEndpoint(app, endpoints.receipt, [], ({ params, body }, c) =>
    readReceipt(c.var.db, { ...params, ...body }),
  );

  serveEndpoint(app, endpoints.cancel, [], ({ params, body: { accountToken, ...request } }, c) =>
    cancelAsGuest(c.var.db, { ...params, accountToken, request }),
  );

  serveEndpoint(app, endpoints.joinAccount, [signedIn], ({ params, body }, c) =>
    joinAccount(c.var.db, { userId: userOf(c), ...params, ...body }),
  );

  serveEndpoint(app, find.endpoints.find, [], ({ body }, c) =>
    findOrder(c.var.db, { ...body, network: c.var.config.RATE_LIMITS ? networkOf(c) : undefined }),
  );

  serveEndpoint(app, confirm.endpoints.look, [], ({ body }, c) =>
    readAskedOrder(c.var.db, { ...body, dispatch: c.var.config }),
  );

  serveEndpoint(app, confirm.endpoints.answer, [], ({ body }, c) =>
    answerHold(c.var.db, { ...body, dispatch: c.var.config, caps: capsOf(c.var.config) }),
  );

  serveEndpoint(app, rescue.endpoints.read, [], ({ query }, c) => readRedelivery(c.var.db, query));

  serveEndpoint(app, rescue.endpoints.act, [], ({ body }, c) => answerRedelivery(c.var.db, body));

  serveEndpoint(app, orders.endpoints.cancel, [signedIn], ({ params, body }, c) =>
    cancelOrder(c.var.db, { userId: userOf(c), ...params, request: body }),
  );

  serveEndpoint(app, address.endpoints.read, [signedIn], ({ params }, c) =>
    readOwnAddress(c.var.db, { userId: userOf(c), ...params }),
  );

  serveEndpoint(app, address.endpoints.change, [signedIn], ({ params, body }, c) =>
    changeOwnAddress(c.var.db, {
      userId: userOf(c),
      ...params,
      ...body,
      dispatch: c.var.config,
      caps: capsOf(c.var.config),
      holdRules: holdRulesOf(c.var.config),
    }),
  );

  serveQuestions(app);
}

function serveQuestions(app: Hono<ApiEnv>): void {
  const { endpoints: asked, refusals } = questions;

  serveEndpoint(app, asked.list, [signedIn], async ({ params }, c) => {
    const { id: orderId } = await findOwnOrder(c.var.db, { userId: userOf(c), ...params });
    return { questions: await listQuestions(c.var.db, { orderId }) };
  });

  serveEndpoint(app, asked.ask, [signedIn], async ({ params, body }, c) => {
    const { id: orderId } = await findOwnOrder(c.var.db, { userId: userOf(c), ...params });
    await askQuestion(c.var.db, { orderId, form: body });
    return { questions: await listQuestions(c.var.db, { orderId }) };
  });

  serveEndpoint(app, asked.askProduct, [maybeSignedIn], async ({ body }, c) => {
    const { db, userId, config } = c.var;
    const { productId, email: named, ...form } = body;
    const email = userId === undefined ? named : (await getUser(db, userId)).email;
    if (!email) throw refusals.noEmail();
    await limitProductQuestions(c, { email, userId });
    await askAboutProduct(db, { productId, email, form });
    return { message: `We have your question. ${answerTime(contactFactsOf(config).answerDays)}` };
  });
}
