import type { Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints } from '#shop/reports/admin/contract.ts';
import { readReport, writeReport } from '#shop/reports/admin/server/read-report.ts';
import { endpoints as sales } from '#shop/reports/admin/sales/contract.ts';
import { readOverview } from '#shop/reports/admin/server/sales/read-overview.ts';
import { readProductSales, writeProductSales } from '#shop/reports/admin/server/sales/read-product-sales.ts';
import { readSales, writeSales } from '#shop/reports/admin/server/sales/read-sales.ts';
import type { ApiEnv } from '../context.ts';
import { staff } from '../middleware/guards.ts';

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
}
