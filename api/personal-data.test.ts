// §2 one's data as one file; an account deleted after a code, orders and invoices as the law wants them
import { describe, expect, it } from 'vitest';
import { inviteStaff } from '#shop/accounts/admin/server/invite-staff.ts';
import { makeStaff, makeTimeCode } from '#shop/accounts/admin/server/testing.ts';
import { makeToken, makeUser } from '#shop/accounts/server/testing.ts';
import { issueInvoice } from '#shop/invoices/server/issue-invoice.ts';
import { sellerOf } from '#shop/invoices/server/settings.ts';
import { openTestApi } from './testing.ts';

const { api, config, db, wellKnown } = await openTestApi();

describe('the personal data export', () => {
  it('is one file with the data of every module', async () => {
    const { id, call, email, orderId, productId } = await wellKnown();
    await makeTimeCode(db, id);
    const { userId: owner } = await makeStaff(db, 'owner');
    const by = { userId: owner, namesOf: async () => new Map<number, string>() };
    await inviteStaff(db, { email, role: 'packer', by });
    const { number } = await issueInvoice(db, { orderId, seller: sellerOf(config) });
    const { body } = await call('GET', '/api/my-data');
    expect(body).toMatchObject({
      profile: { email, firstName: 'Damayanti' },
      addresses: [{ name: 'Damayanti Kulkarni' }],
      orders: [{ orderId, address: { customerName: 'Damayanti Kulkarni' } }],
      parcels: [{ recipient: { name: 'Damayanti Kulkarni', phone: '9811122233' }, scans: [] }],
      invoices: [{ number, buyer: { name: 'Damayanti Kulkarni' } }],
      cart: [{ productId }],
      wishlist: [{ productId }],
      reviews: [{ productId, comment: 'Good.' }],
      letters: {
        newsletter: { unsubscribedAt: null },
        appNotice: { mobile: '9811122233' },
        backInStock: [{ confirmedAt: expect.any(String) }],
      },
      consents: [
        { purpose: 'app-notice' },
        { purpose: 'newsletter', withdrawnAt: null },
        { purpose: 'back-in-stock' },
      ],
      devices: [{ isThis: true }],
      staffInvitation: { role: 'packer', expiresAt: expect.any(String) },
      secondFactors: [{ kind: 'time-code', addedAt: expect.any(String) }],
    });
  });

  it('lists consents with their wording and end', async () => {
    const { call } = await wellKnown();
    const before = (await call('GET', '/api/auth/consents')).body;
    expect(before[1]).toMatchObject({
      purpose: 'newsletter',
      version: '2026-12',
      words: 'We mail you a link to confirm. You can unsubscribe in every email.',
      withdrawnAt: null,
    });
    expect((await call('POST', '/api/newsletter/leave')).status).toBe(200);
    const after = (await call('GET', '/api/auth/consents')).body;
    expect(after[1]).toMatchObject({ purpose: 'newsletter', withdrawnAt: expect.any(String) });
    expect(after[0]).toEqual(before[0]);
  });
});

// §6 an answer for one person is kept by nobody
it('forbids caches to keep a personal response', async () => {
  const { id } = await makeUser(db);
  const authorization = `Bearer ${await makeToken(db, id)}`;
  const own = ['/api/cart', '/api/auth/profile', `/api/addresses/user/${id}`, '/api/orders', '/api/my-data'];
  for (const path of own) {
    const { status, headers } = await api.request(path, { headers: { authorization } });
    expect([path, status < 300, headers.get('cache-control')]).toEqual([path, true, 'no-store']);
  }
});
