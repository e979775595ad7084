import type { Context, Hono } from 'hono';
import { dayOf } from '#platform/india-time.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { endpoints } from '#shop/cash/admin/contract.ts';
import { endpoints as bills } from '#shop/cash/admin/bills.ts';
import { enterBill, listBills } from '#shop/cash/admin/server/courier-bills.ts';
import * as files from '#shop/cash/admin/remittances.ts';
import { listCashCouriers } from '#shop/cash/admin/server/cash-couriers.ts';
import { getDue, listDues } from '#shop/cash/admin/server/list-dues.ts';
import { readBalances } from '#shop/cash/admin/server/read-balances.ts';
import { bookRemittance } from '#shop/cash/admin/server/remittances/book-remittance.ts';
import { checkRemittance } from '#shop/cash/admin/server/remittances/check-remittance.ts';
import {
  listRemittanceRows,
  listRemittances,
  showRemittance,
} from '#shop/cash/admin/server/remittances/show-remittance.ts';
import { undoRemittance } from '#shop/cash/admin/server/remittances/undo-remittance.ts';
import { uploadRemittance } from '#shop/cash/admin/server/remittances/upload-remittance.ts';
import { claimDue, enterEarlierCash, settleDue } from '#shop/cash/admin/server/settle-due.ts';
import { takeBackEntry } from '#shop/cash/admin/server/take-back-entry.ts';
import { alonePaiseOf } from '#shop/returns/server/settings.ts';
import { refusals } from '#shop/settlements/admin/contract.ts';
import { writeOffCash } from '#shop/settlements/admin/server/close-task.ts';
import type { ApiEnv } from '../context.ts';
import { freshStaff, staff, userOf } from '../middleware/guards.ts';

type WriteOff = { orderNumber: string; requestId: string; amount: number; note: string };

/** A second owner agrees to one above the limit, so that the first is told. */
async function writeOff(c: Context<ApiEnv>, { note, ...asked }: WriteOff): Promise<void> {
  const by = { userId: userOf(c), alonePaise: alonePaiseOf(c.var.config), now: new Date() };
  const reason = note || 'Written off by hand';
  if (!(await writeOffCash(c.var.db, { ...asked, ...by, reason }))) throw refusals.askedColleague();
}

/** Mounts the cash that couriers collect. The owner changes it, and the accountant reads it. */
export function serveCash(app: Hono<ApiEnv>): void {
  const owner = staff('owner');
  const reader = staff('accountant');
  const show = (c: Context<ApiEnv>, orderNumber: string) =>
    getDue(c.var.db, { orderNumber, now: new Date(), namesOf: findStaffNames });

  serveEndpoint(app, endpoints.readBalances, [reader], async ({ query }, c) => {
    const { day = dayOf(new Date()) } = query;
    const balances = await readBalances(c.var.db, { day });
    return {
      day,
      couriers: await listCashCouriers(c.var.db, { usual: c.var.config.COURIER, balances }),
      balances,
    };
  });

  serveBills(app);

  serveEndpoint(app, endpoints.listDues, [reader], ({ query }, c) =>
    listDues(c.var.db, { ...query, now: new Date() }),
  );

  serveEndpoint(app, endpoints.getDue, [reader], ({ params }, c) => show(c, params.orderNumber));

  serveEndpoint(app, endpoints.claim, [owner], async ({ params }, c) => {
    await claimDue(c.var.db, { ...params, now: new Date() });
    return show(c, params.orderNumber);
  });

  serveEndpoint(app, endpoints.settle, [freshStaff('owner')], async ({ params, body }, c) => {
    if (body.kind === 'written_off') await writeOff(c, { ...params, ...body });
    else await settleDue(c.var.db, { ...params, ...body, authorId: userOf(c) });
    return show(c, params.orderNumber);
  });

  serveEndpoint(app, endpoints.takeBack, [freshStaff('owner')], async ({ params, body }, c) => {
    const by = { ...params, ...body, authorId: userOf(c) };
    return show(c, await takeBackEntry(c.var.db, by));
  });

  serveEndpoint(app, endpoints.enterEarlierCash, [freshStaff('owner')], async ({ body }, c) => ({
    orders: await enterEarlierCash(c.var.db, { ...body, now: new Date(), authorId: userOf(c) }),
  }));

  serveEndpoint(app, files.endpoints.upload, [owner], async ({ query, bytes }, c) => {
    const id = await uploadRemittance(c.var.db, { ...query, bytes, authorId: userOf(c) });
    return showRemittance(c.var.db, { id });
  });

  serveEndpoint(app, files.endpoints.listRemittances, [reader], (_, c) => listRemittances(c.var.db));

  serveEndpoint(app, files.endpoints.getRemittance, [reader], ({ params }, c) =>
    showRemittance(c.var.db, params),
  );

  serveEndpoint(app, files.endpoints.listRows, [reader], ({ params, query }, c) =>
    listRemittanceRows(c.var.db, { ...params, ...query }),
  );

  serveEndpoint(app, files.endpoints.check, [owner], async ({ params, body }, c) => {
    await checkRemittance(c.var.db, { ...params, ...body });
    return showRemittance(c.var.db, params);
  });

  serveEndpoint(app, files.endpoints.book, [owner], async ({ params }, c) => {
    await bookRemittance(c.var.db, { ...params, now: new Date(), authorId: userOf(c) });
    return showRemittance(c.var.db, params);
  });

  serveEndpoint(app, files.endpoints.undo, [owner], async ({ params }, c) => {
    await undoRemittance(c.var.db, { ...params, now: new Date(), authorId: userOf(c) });
    return showRemittance(c.var.db, params);
  });
}

/** Mounts the charges of couriers' invoices. The owner enters them, and the accountant reads them. */
function serveBills(app: Hono<ApiEnv>): void {
  serveEndpoint(app, bills.listBills, [staff('accountant')], async ({ query }, c) => {
    const balances = await readBalances(c.var.db, { day: dayOf(new Date()) });
    return {
      couriers: await listCashCouriers(c.var.db, { usual: c.var.config.COURIER, balances }),
      bills: await listBills(c.var.db, query),
    };
  });

  serveEndpoint(app, bills.enterBill, [staff('owner')], async ({ params, body }, c) => {
    await enterBill(c.var.db, { ...params, ...body, authorId: userOf(c) });
    return params;
  });
}
