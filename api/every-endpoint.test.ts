import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { endpointsServed } from '#platform/server/serve-endpoint.ts';
import { makeUser, makeToken } from '#shop/accounts/server/testing.ts';
import { createApi } from './api.ts';

const { db } = await testDatabase();
const api = createApi({ db, config: readShopConfig({}), log: silentLog });

const specified = `
GET /api/cart
POST /api/cart/add
PUT /api/cart/update
DELETE /api/cart/remove/{productId}
DELETE /api/cart/clear
POST /api/auth/register-send-otp
POST /api/auth/register-verify-otp
POST /api/auth/login-send-otp
POST /api/auth/login-verify-otp
GET /api/categories
GET /api/search/suggestions
GET /api/products
GET /api/products/category/id/{categoryId}
GET /api/products/category/{categoryId}
GET /api/products/{id}
GET /api/reviews/product/{id}
POST /api/reviews
GET /api/addresses/user/{userId}
POST /api/addresses/user/{userId}
PUT /api/addresses/{id}
DELETE /api/addresses/{id}
GET /api/auth/profile
PUT /api/auth/profile
POST /api/delivery/create

GET /api/cart/totals
GET /api/products/facets
GET /api/product-cards
GET /api/product-cards/facets
GET /api/reviews/product/{id}/spread
GET /api/search
GET /api/my-data
POST /api/my-data/link
GET /api/my-data/{token}
GET /api/auth/consents
GET /api/auth/account-deletion
POST /api/auth/account-deletion/send-otp
POST /api/auth/account-deletion
POST /api/auth/account-deletion/by-link
POST /api/auth/email-change/undo
POST /api/auth/browser-link
POST /api/newsletter/leave
GET /api/reviews/mine
PUT /api/reviews/mine/{id}
DELETE /api/reviews/mine/{id}
GET /api/wishlist
PUT /api/wishlist/{productId}
DELETE /api/wishlist/{productId}
POST /api/auth/logout
POST /api/auth/google/begin
POST /api/auth/google/finish
POST /api/auth/email-change/verify
PUT /api/addresses/{id}/default
POST /api/auth/profile/avatar
GET /api/auth/sessions
DELETE /api/auth/sessions
DELETE /api/auth/sessions/{id}
GET /api/orders
GET /api/orders/{orderNumber}
GET /api/orders/{orderNumber}/again
GET /api/orders/{orderNumber}/invoice.pdf
GET /api/orders/{orderNumber}/credit-note.pdf
GET /api/invoices/{token}
POST /api/payments/webhooks/{provider}
POST /api/orders/{orderNumber}/document-link
GET /api/documents/{kind}/{token}
POST /api/orders/{orderNumber}/cancel
GET /api/orders/{orderNumber}/payment
POST /api/orders/{orderNumber}/payment
POST /api/orders/{orderNumber}/payment/cash
GET /api/orders/{orderNumber}/address
PUT /api/orders/{orderNumber}/address
GET /api/orders/{orderNumber}/questions
POST /api/orders/{orderNumber}/questions
POST /api/product-questions
POST /api/orders/find
POST /api/order-confirmation
POST /api/review-decision
POST /api/review-decision/look
POST /api/order-confirmation/look
POST /api/returns/look
POST /api/returns
POST /api/returns/withdraw
POST /api/returns/payout
POST /api/returns/photos
GET /api/returns/photos/{token}
GET /api/returns/refunds
GET /api/returns/credit-notes/{token}
GET /api/track/{token}
GET /api/track/{token}/payment
POST /api/track/{token}/payment
POST /api/track/{token}/payment/cash
POST /api/track/{token}/account
POST /api/track/{token}/receipt
POST /api/track/{token}/cancel
GET /api/reviews/invited/{token}
POST /api/reviews/invited/{token}
GET /api/delivery/promise
GET /lookup/pincode/{pincode}
GET /lookup/reverse
POST /api/newsletter/subscribe
POST /api/newsletter/confirm
POST /api/newsletter/unsubscribe
POST /api/notify-me
POST /api/back-in-stock
POST /api/back-in-stock/confirm
POST /api/back-in-stock/cancel
POST /api/grievances
POST /api/grievances/look
POST /api/reviews/{id}/report
GET /api/search/suggestions/grouped
GET /api/refills
PUT /api/refills/{id}
POST /api/refills/{id}/skip
POST /api/refills/{id}/pause
POST /api/refills/{id}/resume
POST /api/refills/{id}/cancel
GET /api/order-link/rescue
POST /api/order-link/rescue
GET /api/refill-link
POST /api/refill-link
GET /api/auth/staff-invitation
POST /api/auth/staff-invitation/accept`;

const names = specified.split('\n').filter(Boolean);
/** The table of staff rights names the staff endpoints. */
const isForCustomers = (endpoint: string) => !endpoint.includes(' /api/admin/');

describe('the API', () => {
  // §7 all 24 calls, and those the decisions add
  it('serves all 24 endpoints of the specification and those of the decisions', () => {
    const served = endpointsServed(api).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(served.filter(isForCustomers))).toEqual(new Set(names));
  });

  it('describes every endpoint in its OpenAPI document', async () => {
    const response = await api.request('/api/openapi.json');
    const { openapi, paths } = (await response.json()) as { openapi: string; paths: Record<string, object> };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(openapi).toMatch(/^3\.1/);
    expect(new Set(described.filter(isForCustomers))).toEqual(new Set(names));
    expect(await (await api.request('/api/docs')).text()).toContain('/api/delivery/create');
  });

  it('responds to unknown and refused requests with message, code and requestId', async () => {
    for (const path of ['/api/nothing', '/api/products/no-such-product']) {
      const response = await api.request(path);
      expect(response.status).toBe(404);
      const body = (await response.json()) as object;
      expect(Object.keys(body).toSorted()).toEqual(['code', 'message', 'requestId']);
    }
  });

  // §6 calls of a person need a living token
  it('requires a login for personal endpoints', async () => {
    for (const endpoint of endpointsServed(api).filter(({ who }) => who !== 'anyone')) {
      const path = endpoint.path.replace(/\{\w+\}/g, '1');
      const response = await api.request(path, {
        method: endpoint.method,
        headers: { 'content-type': 'application/json' },
        ...(endpoint.method === 'GET' ? {} : { body: '{}' }),
      });
      expect(`${endpoint.method} ${endpoint.path} ${response.status}`).toBe(
        `${endpoint.method} ${endpoint.path} 401`,
      );
    }
  });

  // §6 staff calls: a guest 401, a customer 403, the owner everywhere
  it('requires a staff role for staff endpoints', async () => {
    const token = await makeToken(db, (await makeUser(db)).id);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    for (const endpoint of endpointsServed(api).filter(({ who }) => who === 'staff')) {
      const path = endpoint.path.replace(/\{\w+\}/g, '1');
      const body = endpoint.method === 'GET' ? {} : { body: '{}' };
      const response = await api.request(path, { method: endpoint.method, headers, ...body });
      expect(`${endpoint.method} ${endpoint.path} ${response.status}`).toBe(
        `${endpoint.method} ${endpoint.path} 403`,
      );
    }
  });

  // §7 the API’s own description: empty answers, files, the remarks of a refused order
  it('describes empty and file responses, and the remarks of a refused order', async () => {
    type Described = { responses: Record<string, { content?: Record<string, { schema: object }> }> };
    const response = await api.request('/api/openapi.json');
    const { paths } = (await response.json()) as { paths: Record<string, Record<string, Described>> };
    const responses = (path: string, method: string) => paths[path]![method]!.responses;
    const statuses = (path: string, method: string) => Object.keys(responses(path, method));
    const everywhere = ['400', 'default'];
    const expectStatuses = (path: string, method: string, own: string[]) =>
      expect(new Set(statuses(path, method))).toEqual(new Set([...own, ...everywhere]));
    expectStatuses('/api/addresses/{id}', 'delete', ['204', '401', '403', '404', '429']);
    expectStatuses('/api/auth/logout', 'post', ['204', '403', '429']);
    expectStatuses('/api/cart', 'get', ['200', '204']);
    expectStatuses('/api/auth/profile', 'put', ['200', '401', '403', '413', '415', '429', '503']);
    const invoice = responses('/api/orders/{orderNumber}/invoice.pdf', 'get')['200']!;
    expect(Object.keys(invoice.content!)).toEqual(['application/pdf']);
    expect(
      responses('/api/delivery/create', 'post')['409']!.content!['application/json']!.schema,
    ).toMatchObject({
      allOf: [
        { $ref: '#/components/schemas/Error' },
        { properties: { success: { const: false }, remarks: { type: 'string' } } },
      ],
    });
  });

  // §6 a write from another site, a neighbour of the site or a foreign origin is refused
  it.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    [
      'from a neighbour of the same site',
      { 'sec-fetch-site': 'same-site', origin: 'http://evil.localhost:3000' },
    ],
    ['with a foreign origin, by a browser that says no more', { origin: 'https://evil.example' }],
  ] as const)('refuses a write that comes %s, and does nothing', async (_, from) => {
    const path = '/api/cart/clear';
    const response = await api.request(path, { method: 'DELETE', headers: from });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      403,
      'foreign_origin',
    ]);
    expect((await api.request('/api/cart', { headers: from })).status).toBe(204);
  });

  it.each([
    ['the shop’s own page', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }],
    ['an old browser on its page', { origin: 'http://localhost:3000' }],
    ['a program', {}],
  ] as const)('takes a write from %s', async (_, from) => {
    expect((await api.request('/api/cart/clear', { method: 'DELETE', headers: from })).status).toBe(204);
  });
});
