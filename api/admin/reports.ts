import type { Context, Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { logAccess } from '#shop/accounts/admin/server/access-log/log-access.ts';
import { endpoints } from '#shop/reports/admin/contract.ts';
import { readReport, writeReport } from '#shop/reports/admin/server/read-report.ts';
import { endpoints as sales } from '#shop/reports/admin/sales/contract.ts';
import { endpoints as customers } from '#shop/reports/admin/sales/customers.ts';
import {
  readCustomerSales,
  writeCustomerSales,
} from '#shop/reports/admin/server/sales/read-customer-sales.ts';
import { readOverview } from '#shop/reports/admin/server/sales/read-overview.ts';
import { readProductSales, writeProductSales } from '#shop/reports/admin/server/sales/read-product-sales.ts';
import { readSales, writeSales } from '#shop/reports/admin/server/sales/read-sales.ts';
import type { ApiEnv } from '../context.ts';
import { freshStaff, staff, userOf } from '../middleware/guards.ts';
import { logPersonalRead } from './author-of.ts';

/** Mounts the reports. They are the owner's alone. */
export function serveReports(app: Hono<ApiEnv>): void {
  const owner = staff('owner');

  serveEndpoint(app, endpoints.get, [owner], ({ params, query }, c) =>
    readReport(c.var.db, { ...params, ...query, now: new Date() }),
  );

  serveEndpoint(app, endpoints.save, [owner], ({ params, query }, c) =>
    writeReport(c.var.db, { ...params, ...query, now: new Date() }),
  );

  serveEndpoint(app, sales.readOverview, [owner], (_, c) => readOverview(c.var.db, { now: new Date() }));

  serveEndpoint(app, sales.readSales, [owner], ({ query }, c) =>
    readSales(c.var.db, { ...query, now: new Date() }),
  );

  serveEndpoint(app, sales.saveSales, [owner], ({ query }, c) =>
    writeSales(c.var.db, { ...query, now: new Date() }),
  );

  serveEndpoint(app, sales.readProducts, [owner], ({ query }, c) =>
    readProductSales(c.var.db, { ...query, now: new Date() }),
  );

  serveEndpoint(app, sales.saveProducts, [owner], ({ query }, c) =>
    writeProductSales(c.var.db, { ...query, now: new Date() }),
  );

  serveEndpoint(app, customers.read, [owner], async ({ query }, c) => {
    const read = await readCustomerSales(c.var.db, query);
    await noteList(c, query);
    return read;
  });

  serveEndpoint(app, customers.save, [freshStaff('owner')], async ({ query }, c) => {
    const rows = writeCustomerSales(c.var.db, query);
    await noteList(c, query);
    return rows;
  });
}

/** Logs the access to the list of customers, on the screen or as a file. */
async function noteList(c: Context<ApiEnv>, { from, to }: { from: string; to: string }): Promise<void> {
  await logAccess(c.var.db, { userId: userOf(c), what: 'customer_list', about: `${from} to ${to}` });
  logPersonalRead(c);
}
