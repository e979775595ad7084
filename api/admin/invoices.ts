import type { Context, Hono } from 'hono';
import { logSecurityEvent } from '#platform/server/logs/log-security-event.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { endpoints as rateEndpoints } from '#shop/invoices/admin/gst-rates.ts';
import * as gst from '#shop/invoices/admin/gst.ts';
import { endpoints } from '#shop/invoices/admin/documents.ts';
import {
  closeGstMonth,
  readGstMonth,
  writeGstReturn,
  writeGstSheet,
} from '#shop/invoices/admin/server/gst-month.ts';
import { findHeadings } from '#shop/invoices/admin/server/find-headings.ts';
import { listRates } from '#shop/invoices/admin/server/list-rates.ts';
import { listDocuments } from '#shop/invoices/admin/server/list-documents.ts';
import { openDocument, zipDocuments } from '#shop/invoices/admin/server/zip-documents.ts';
import { readZip } from '#shop/invoices/admin/server/zip-progress.ts';
import { letterheadOf } from '#shop/invoices/server/draw-head.ts';
import { addRate, takeRateBack } from '#shop/invoices/server/rates/change-rates.ts';
import { sellerOf } from '#shop/invoices/server/settings.ts';
import type { ApiEnv } from '../context.ts';
import { freshStaff, staff, userOf } from '../middleware/guards.ts';
import { requestFields } from '../middleware/respond-to-error.ts';
import { authorOf } from './author-of.ts';

/** Mounts issued documents and the GST sheets of a month, for the owner and the accountant. The owner alone closes a month. */
export function serveDocuments(app: Hono<ApiEnv>): void {
  const reader = staff('accountant');

  const taxpayer = (c: Context<ApiEnv>) => {
    const { gstin, taxStatus } = sellerOf(c.var.config);
    return { gstin, taxStatus };
  };

  serveEndpoint(app, endpoints.list, [reader], ({ query }, c) => listDocuments(c.var.db, query));

  serveEndpoint(app, endpoints.get, [reader], ({ params }, c) => {
    logSecurityEvent(c.var.log, 'personal_data_read', requestFields(c));
    return openDocument(c.var.db, { ...params, letterhead: letterheadOf(c.var.config), userId: userOf(c) });
  });

  serveEndpoint(app, endpoints.zip, [freshStaff('accountant')], ({ params, query }, c) => {
    logSecurityEvent(c.var.log, 'personal_data_read', requestFields(c));
    return zipDocuments(c.var.db, {
      ...params,
      ...query,
      letterhead: letterheadOf(c.var.config),
      ...taxpayer(c),
      userId: userOf(c),
    });
  });

  serveEndpoint(app, endpoints.zipProgress, [reader], ({ params }, c) =>
    readZip(c.var.db, { ...params, userId: userOf(c) }),
  );

  const show = (c: Context<ApiEnv>, month: string) =>
    readGstMonth(c.var.db, { month, now: new Date(), namesOf: findStaffNames, ...taxpayer(c) });

  serveEndpoint(app, gst.endpoints.get, [reader], ({ params }, c) => show(c, params.month));

  serveEndpoint(app, gst.endpoints.close, [freshStaff('owner')], async ({ params }, c) => {
    await closeGstMonth(c.var.db, { ...params, now: new Date(), authorId: userOf(c), ...taxpayer(c) });
    return show(c, params.month);
  });

  serveEndpoint(app, gst.endpoints.getReturn, [reader], async ({ params }, c) => {
    return new TextEncoder().encode(await writeGstReturn(c.var.db, { ...params, ...taxpayer(c) }));
  });

  serveEndpoint(app, gst.endpoints.getSheet, [reader], ({ params }, c) =>
    writeGstSheet(c.var.db, { ...params, ...taxpayer(c) }),
  );
}

/** Mounts the rates of GST. A change asks for a fresh second factor, as the tax settings do. */
export function serveGstRates(app: Hono<ApiEnv>): void {
  serveEndpoint(app, rateEndpoints.list, [staff('owner')], ({ query }, c) => listRates(c.var.db, query));

  serveEndpoint(app, rateEndpoints.findHeadings, [staff('content')], async ({ query }, c) => ({
    headings: await findHeadings(c.var.db, query),
  }));

  serveEndpoint(app, rateEndpoints.add, [freshStaff('owner')], ({ body }, c) =>
    addRate(c.var.db, { ...body, by: authorOf(c) }),
  );

  serveEndpoint(app, rateEndpoints.takeBack, [freshStaff('owner')], ({ params, body }, c) =>
    takeRateBack(c.var.db, { ...params, ...body, by: authorOf(c) }),
  );
}
