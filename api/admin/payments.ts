import type { Context, Hono } from 'hono';
import { toPaise } from '#platform/money.ts';
import { Refusal } from '#platform/refusal.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { idsGivenBack } from '#shop/bank/server/refund-sums.ts';
import { releaseUpi } from '#shop/bank/server/match-row.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { hasColleague } from '#shop/accounts/admin/server/staff-session.ts';
import { applyPayment } from '#shop/checkout/server/payments/apply-payment.ts';
import { countPayment, sendBackPayment } from '#shop/checkout/server/payments/decide-payment.ts';
import { undoConfirmed } from '#shop/checkout/server/payments/undo-confirmed.ts';
import { endpoints } from '#shop/payments/admin/payments.ts';
import { listPayments } from '#shop/payments/admin/server/list-payments.ts';
import { findPayment, orderOfRefund, showPayments } from '#shop/payments/admin/server/show-payments.ts';
import { sumUpPayments } from '#shop/payments/server/sum-up-payments.ts';
import { ProviderTrouble } from '#shop/payments/provider.ts';
import { openProvider } from '#shop/payments/providers/open-providers.ts';
import { releaseRefund } from '#shop/payments/server/asking/bound-refunds.ts';
import { askAboutPayment } from '#shop/payments/server/asking/ask-providers.ts';
import type { ApplyMove } from '#shop/payments/server/asking/apply-tries.ts';
import { confirmPayment } from '#shop/payments/server/by-hand/confirm-payment.ts';
import { settleByHand } from '#shop/payments/server/by-hand/settle-by-hand.ts';
import { alonePaiseOf } from '#shop/returns/server/settings.ts';
import type { ApiEnv } from '../context.ts';
import { freshStaff, staff, userOf } from '../middleware/guards.ts';
import { authorOf, roleOf } from './author-of.ts';

/** Mounts the payments of the staff side. Support asks and confirms. Money leaves by the owner alone, or as a note of what was paid. */
export function servePayments(app: Hono<ApiEnv>): void {
  const support = staff('support');
  const freshSupport = freshStaff('support');
  const freshOwner = freshStaff('owner');
  const show = (c: Context<ApiEnv>, orderNumber: string) =>
    showPayments(c.var.db, { orderNumber, namesOf: findStaffNames, idsGivenBack });
  const orderOf = async (c: Context<ApiEnv>, id: string) => (await findPayment(c.var.db, id)).orderNumber;
  const applyOn =
    ({ var: { db } }: Context<ApiEnv>): ApplyMove =>
    (move) =>
      applyPayment(db, move);

  serveEndpoint(app, endpoints.list, [support], ({ query }, c) => listPayments(c.var.db, query));

  serveEndpoint(app, endpoints.sumUp, [support], (_, c) => sumUpPayments(c.var.db, { now: new Date() }));

  serveEndpoint(app, endpoints.ofOrder, [support], ({ params }, c) => show(c, params.orderNumber));

  serveEndpoint(app, endpoints.ask, [support], async ({ params }, c) => {
    const payment = await findPayment(c.var.db, params.id);
    const { config } = c.var;
    await askAboutPayment(c.var.db, payment, {
      open: (name) => openProvider[name](config),
      apply: applyOn(c),
      now: new Date(),
    }).catch((error: unknown) => {
      throw error instanceof ProviderTrouble ? noAnswer() : error;
    });
    return show(c, payment.orderNumber);
  });

  serveEndpoint(app, endpoints.confirm, [freshSupport], async ({ params, body }, c) => {
    const { reference, amount } = body;
    const confirmation = { paymentId: params.id, reference, amountPaise: toPaise(amount) };
    await confirmPayment(c.var.db, { ...confirmation, authorId: userOf(c) }, { apply: applyOn(c) });
    return show(c, await orderOf(c, params.id));
  });

  serveEndpoint(app, endpoints.undo, [freshSupport], async ({ params }, c) => {
    await inTransaction(c.var.db, async (tx) => {
      await undoConfirmed(tx, { paymentId: params.id, by: authorOf(c) });
      await releaseUpi(tx, { paymentId: params.id, authorId: userOf(c) });
    });
    return show(c, await orderOf(c, params.id));
  });

  serveEndpoint(app, endpoints.count, [freshSupport], async ({ params }, c) => {
    await countPayment(c.var.db, { paymentId: params.id, authorId: userOf(c) });
    return show(c, await orderOf(c, params.id));
  });

  serveEndpoint(app, endpoints.sendBack, [freshOwner], async ({ params }, c) => {
    await sendBackPayment(c.var.db, { paymentId: params.id, authorId: userOf(c) });
    return show(c, await orderOf(c, params.id));
  });

  serveEndpoint(app, endpoints.releaseRefund, [freshOwner], async ({ params }, c) => {
    const orderNumber = await orderOfRefund(c.var.db, params.id);
    await releaseRefund(c.var.db, { refundId: params.id, authorId: userOf(c) });
    return show(c, orderNumber);
  });

  serveEndpoint(app, endpoints.settleRefund, [freshSupport], async ({ params, body }, c) => {
    const authorId = userOf(c);
    const isFree =
      (await roleOf(c)) === 'owner' ||
      !(await hasColleague(c.var.db, { userId: authorId, roles: ['support'] }));
    const alonePaise = isFree ? undefined : alonePaiseOf(c.var.config);
    const isGivenBack = async (tx: Db, refundId: string) => (await idsGivenBack(tx)).has(refundId);
    const settling = { refundId: params.id, ...body, authorId, alonePaise, isGivenBack };
    const { orderNumber } = await settleByHand(c.var.db, settling);
    return show(c, orderNumber);
  });
}

function noAnswer(): Refusal {
  return new Refusal(
    'provider_away',
    503,
    'The provider does not answer at the moment. Please try again later.',
    {
      retryAfterSeconds: 30,
    },
  );
}
