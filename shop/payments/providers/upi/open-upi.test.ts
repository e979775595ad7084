import { expect, test } from 'vitest';
import { ProviderRefusal } from '../../provider.ts';
import { makePaymentRequest } from '../../testing/stage.ts';
import { drawCode } from '../draw-code.ts';
import { drawCodePicture } from '../simulator/protocols/draw-code-picture.ts';
import { readQrPicture } from '../read-qr-picture.ts';
import { openUpi } from './open-upi.ts';

const account = { upiId: 'aranya.shop@okbank', payee: 'Aranya & Sons', isMerchant: false };
const paymentId = '3f0c8a52-7d8e-4b43-9a55-0a4f1a2b3c4d';

test('asks for the exact amount with the order number and its own reference', async () => {
  const { upiText, providerPaymentId } = await openUpi(account).begin(
    makePaymentRequest({ paymentId, show: 'code' }),
  );
  expect(upiText).toBe(
    'upi://pay?pa=aranya.shop@okbank&pn=Aranya%20%26%20Sons&tr=3f0c8a527d8e4b439a550a4f1a2b3c4d&tn=Order%20AR-1001&am=897.05&cu=INR',
  );
  expect(providerPaymentId).toBeNull();
});

test('has a link only for the UPI ID of a merchant', async () => {
  const request = makePaymentRequest({ show: 'link' });
  await expect(openUpi(account).begin(request)).rejects.toBeInstanceOf(ProviderRefusal);
  const { upiText } = await openUpi({ ...account, isMerchant: true }).begin(request);
  expect(upiText).toContain('upi://pay?');
});

test('leaves states and refunds to staff, and believes no webhook', async () => {
  const upi = openUpi(account);
  const reference = { paymentId, providerOrderId: paymentId };
  const refund = { ...reference, refundId: paymentId, providerPaymentId: '', amountPaise: 100, note: '' };
  expect(await upi.find(reference)).toEqual([]);
  expect(await upi.refund(refund)).toEqual({ outcome: 'by_hand' });
  const forged = { headers: { 'x-webhook-signature': 'x' }, body: Buffer.from('{}') };
  expect(upi.readWebhook(forged, new Date())).toEqual({ outcome: 'refused', why: 'no signature' });
});

test('draws a code, and reads the code of a picture', async () => {
  const text = 'upi://pay?pa=aranya@bank&am=1.00';
  expect(drawCode(text)).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
  expect(await readQrPicture(await drawCodePicture(text))).toBe(text);
  for (const wrong of [
    '',
    'data:image/svg+xml;base64,AAAA',
    'data:image/png;base64,AAAA',
    'x'.repeat(300_000),
  ])
    await expect(readQrPicture(wrong)).rejects.toThrow('The provider sent');
});
