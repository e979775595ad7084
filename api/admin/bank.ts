import type { Context, Hono } from 'hono';
import { eq } from 'drizzle-orm';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { savePart } from '#platform/server/uploads/file-parts.ts';
import { endpoints } from '#shop/bank/admin/contract.ts';
import { listBankRows, listStatements, showBankRow } from '#shop/bank/admin/server/list-bank-rows.ts';
import { putAside, undoAnyMatch } from '#shop/bank/admin/server/put-aside.ts';
import { type ConfirmUpi, matchRow } from '#shop/bank/server/match-row.ts';
import { creditSources } from '#shop/bank/server/sources/credit-sources.ts';
import {
  announceStatement,
  lookAtStatement,
  takeUploaded,
} from '#shop/bank/admin/server/statement-upload.ts';
import { bankRows } from '#shop/bank/server/tables.ts';
import { applyPayment } from '#shop/checkout/server/payments/apply-payment.ts';
import { confirmPayment } from '#shop/payments/server/by-hand/confirm-payment.ts';
import type { ApiEnv } from '../context.ts';
import { freshStaff, staff, userOf } from '../middleware/guards.ts';
import { authorOf } from './author-of.ts';

/** Mounts the statements of the bank. The owner changes them, and the accountant reads them. */
export function serveBank(app: Hono<ApiEnv>): void {
  const owner = staff('owner');
  const reader = staff('accountant');
  const confirmUpi =
    (c: Context<ApiEnv>): ConfirmUpi =>
    (payment) =>
      confirmPayment(
        c.var.db,
        { ...payment, isInStatement: true },
        { apply: (move) => applyPayment(c.var.db, move) },
      );
  const show = async (c: Context<ApiEnv>, id: number) => {
    const [row] = await c.var.db.select().from(bankRows).where(eq(bankRows.id, id));
    return showBankRow(c.var.db, { row: row!, sources: creditSources });
  };

  serveEndpoint(app, endpoints.list, [reader], (_, c) => listStatements(c.var.db));

  serveEndpoint(app, endpoints.announce, [owner], ({ body }, c) =>
    announceStatement(c.var.db, { ...body, userId: userOf(c) }),
  );

  serveEndpoint(app, endpoints.savePart, [owner], async ({ params, bytes }, c) => ({
    missingParts: await savePart(c.var.db, { ...params, content: bytes, userId: userOf(c) }),
  }));

  serveEndpoint(app, endpoints.look, [owner], ({ params, body }, c) =>
    lookAtStatement(c.var.db, { ...params, ...body, userId: userOf(c), now: new Date() }),
  );

  serveEndpoint(app, endpoints.take, [owner], ({ params, body }, c) => {
    const taking = { ...params, ...body, userId: userOf(c), now: new Date(), sources: creditSources };
    return takeUploaded(c.var.db, taking);
  });

  serveEndpoint(app, endpoints.listRows, [reader], ({ query }, c) =>
    listBankRows(c.var.db, { show: query.show ?? 'open', cursor: query.cursor, sources: creditSources }),
  );

  serveEndpoint(app, endpoints.match, [freshStaff('owner')], async ({ params: { id }, body }, c) => {
    const matching = { id, ...body, authorId: userOf(c), sources: creditSources };
    await matchRow(c.var.db, { ...matching, confirmUpi: confirmUpi(c) });
    return show(c, id);
  });

  serveEndpoint(app, endpoints.putAside, [owner], async ({ params: { id } }, c) => {
    await putAside(c.var.db, { id, by: authorOf(c) });
    return show(c, id);
  });

  serveEndpoint(app, endpoints.undo, [owner], async ({ params: { id } }, c) =>
    show(c, await undoAnyMatch(c.var.db, { id, by: authorOf(c) })),
  );
}
