import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { addDays, dayOf } from '#platform/india-time.ts';
import { toPaise, toRupees } from '#platform/money.ts';
import { nameAtTheTime } from '#platform/server/changes/author-name.ts';
import type { Db } from '#platform/server/db.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import {
  arrivedCredits,
  type CreditSum,
  sumArrived,
  sumOpenCredits,
  sumTransfersOnTheWay,
  sumUpiOnTheWay,
  upiOnTheWay,
} from '#shop/bank/server/arrived-credits.ts';
import {
  refundsGivenBack,
  refundsOnTheWay,
  sumOpenDebits,
  sumRefundsGivenBack,
  sumRefundsLeft,
  sumRefundsOnTheWay,
} from '#shop/bank/server/refund-sums.ts';
import { readBalances } from '#shop/cash/admin/server/read-balances.ts';
import { sumByHand } from '#shop/cash/admin/server/sum-by-hand.ts';
import { refundsDue as refundsOfReturns, sumRefundsDue } from '#shop/returns/admin/server/sum-refunds-due.ts';
import { alonePaiseOf } from '#shop/returns/server/settings.ts';
import { endpoints, type MoneyOverview } from '#shop/settlements/admin/contract.ts';
import * as fees from '#shop/settlements/admin/fees.ts';
import * as files from '#shop/settlements/admin/files.ts';
import { closeTask, enterOpening } from '#shop/settlements/admin/server/close-task.ts';
import { nameInvoice, readFees, writeSheet } from '#shop/settlements/admin/server/read-fees.ts';
import {
  listTasks,
  listWaiting,
  readProviders,
  readRefundsDue,
  readUnmatched,
  refundsOfPayments,
  type WaitingRows,
  withProviders,
} from '#shop/settlements/admin/server/read-money.ts';
import {
  getSettlement,
  listSettlements,
  sumOnTheWay,
} from '#shop/settlements/admin/server/read-settlements.ts';
import { announceFile, listFiles, savePart, startFile } from '#shop/settlements/server/record-file.ts';
import type { ApiEnv } from '../context.ts';
import { freshStaff, staff, userOf } from '../middleware/guards.ts';

/** UTRs of settlements that the statement of the bank has. */
async function arrivedUtrs(db: Db): Promise<string[]> {
  const arrived = await arrivedCredits(db, { kind: 'settlement' });
  return arrived.map((credit) => credit.slice(credit.indexOf(' ') + 1));
}

const shownDays = 90;

/** The rows behind the numbers of money that waits. */
const waitingRows: Required<WaitingRows> = {
  open: withProviders,
  upi: upiOnTheWay,
  refunds: sql`${refundsOfPayments} union all ${refundsOfReturns} union all ${refundsGivenBack}`,
  paid: refundsOnTheWay,
};

/** Mounts the money of all providers. The owner changes it, and the accountant reads it. */
export function serveSettlements(app: Hono<ApiEnv>): void {
  const reader = staff('accountant');

  serveEndpoint(app, endpoints.read, [reader], (_, c) => readOverview(c.var.db));

  serveEndpoint(app, endpoints.listPayments, [reader], ({ query: { cursor, show } }, c) => {
    const places = show ? { [show]: waitingRows[show] } : waitingRows;
    return listWaiting(c.var.db, { places, cursor });
  });

  serveEndpoint(app, endpoints.listSettlements, [reader], async ({ query }, c) =>
    listSettlements(c.var.db, { ...query, arrived: await arrivedUtrs(c.var.db) }),
  );

  serveEndpoint(app, endpoints.getSettlement, [reader], async ({ params, query }, c) =>
    getSettlement(c.var.db, { ...params, ...query, arrived: await arrivedUtrs(c.var.db) }),
  );

  serveEndpoint(app, endpoints.listTasks, [reader], ({ query }, c) =>
    listTasks(c.var.db, { ...query, userId: userOf(c), namesOf: findStaffNames }),
  );

  serveEndpoint(app, endpoints.closeTask, [freshStaff('owner')], async ({ params, body }, c) => ({
    isClosed: await closeTask(c.var.db, {
      ...params,
      ...body,
      userId: userOf(c),
      alonePaise: alonePaiseOf(c.var.config),
      now: new Date(),
    }),
  }));

  serveEndpoint(app, endpoints.enterOpening, [freshStaff('owner')], async ({ body }, c) => ({
    payments: await enterOpening(c.var.db, { ...body, now: new Date(), authorId: userOf(c) }),
  }));
  serveFiles(app);
  serveFees(app);
}

function serveFiles(app: Hono<ApiEnv>): void {
  const owner = staff('owner');

  serveEndpoint(app, files.endpoints.listFiles, [staff('accountant')], async (_, c) => {
    const listed = await listFiles(c.var.db);
    const names = await findStaffNames(c.var.db, [...new Set(listed.map(({ authorId }) => authorId))]);
    return listed.map(({ id, provider, name, state, problem, createdAt, authorId, authorName, result }) => ({
      id,
      provider,
      name,
      state,
      problem,
      createdAt: createdAt.toISOString(),
      sentBy: nameAtTheTime(authorName, names.get(authorId)),
      result,
    }));
  });

  serveEndpoint(app, files.endpoints.announceFile, [owner], async ({ body }, c) => ({
    id: await announceFile(c.var.db, { ...body, userId: userOf(c) }),
  }));

  serveEndpoint(app, files.endpoints.sendPart, [owner], async ({ params, bytes }, c) => ({
    missingParts: await savePart(c.var.db, { ...params, content: bytes, userId: userOf(c) }),
  }));

  serveEndpoint(app, files.endpoints.startFile, [owner], async ({ params }, c) => {
    await startFile(c.var.db, { ...params, userId: userOf(c) });
    return params;
  });
}

function serveFees(app: Hono<ApiEnv>): void {
  const reader = staff('accountant');

  serveEndpoint(app, fees.endpoints.readFees, [reader], ({ params }, c) => readFees(c.var.db, params));

  serveEndpoint(app, fees.endpoints.nameInvoice, [staff('owner')], async ({ params, body }, c) => {
    await nameInvoice(c.var.db, { ...params, ...body });
    return readFees(c.var.db, params);
  });

  serveEndpoint(app, fees.endpoints.readSheet, [reader], async ({ params }, c) =>
    new TextEncoder().encode(await writeSheet(c.var.db, params)),
  );
}

/** Each number from its module. */
async function readOverview(db: Db): Promise<MoneyOverview> {
  const now = new Date();
  const today = dayOf(now);
  const arrived = await arrivedUtrs(db);
  const [
    balances,
    providers,
    settlements,
    transfers,
    upi,
    arrivals,
    refundsDue,
    tasks,
    credits,
    debits,
    refundsPaid,
    refundsLeft,
    byHand,
  ] = await Promise.all([
    readBalances(db, { day: today }),
    readProviders(db),
    sumOnTheWay(db, { arrived }),
    sumTransfersOnTheWay(db),
    sumUpiOnTheWay(db),
    sumArrived(db, { since: addDays(today, -shownDays) }),
    sumAllRefundsDue(db),
    readUnmatched(db),
    sumOpenCredits(db),
    sumOpenDebits(db),
    sumRefundsOnTheWay(db),
    sumRefundsLeft(db, { since: addDays(today, -shownDays) }),
    sumByHand(db, { now }),
  ]);
  return {
    couriers: balances.filter(({ open }) => open !== 0).map(({ courier: name, open }) => ({ name, open })),
    providers,
    onTheWay: addUp([{ kind: 'settlement', ...settlements }, ...transfers, upi]),
    arrived: addUp(arrivals),
    byHand,
    gone: {
      charges: addRupees(balances.map(({ charge }) => charge)),
      lost: addRupees(balances.map(({ lost }) => lost)),
      writtenOff: addRupees(balances.map((balance) => balance.written_off)),
    },
    refundsDue,
    refundsOnTheWay: refundsPaid,
    refundsLeft,
    unmatched: { amount: addRupees([tasks.amount, credits.amount, debits.amount]), tasks, credits, debits },
  };
}

/** Returns the refunds that customers wait for: of payments, of returns, and those that the bank gave back. */
export async function sumAllRefundsDue(db: Db): Promise<{ count: number; amount: number }> {
  const sums = await Promise.all([readRefundsDue(db), sumRefundsDue(db), sumRefundsGivenBack(db)]);
  return {
    count: sums.reduce((sum, { count }) => sum + count, 0),
    amount: addRupees(sums.map(({ amount }) => amount)),
  };
}

function addUp(all: CreditSum[]): MoneyOverview['arrived'] {
  const kinds = all.filter(({ count }) => count > 0);
  return {
    count: kinds.reduce((sum, { count }) => sum + count, 0),
    amount: addRupees(kinds.map(({ amount }) => amount)),
    kinds,
  };
}

const addRupees = (amounts: readonly number[]) =>
  toRupees(amounts.reduce((sum, amount) => sum + toPaise(amount), 0));
