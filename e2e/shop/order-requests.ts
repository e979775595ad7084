import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { ApiError } from '#platform/ui/call-api.ts';
import { findOut } from '#shop/checkout/ui/form/find-out.ts';

export type Stocked = { id: number; productName: string; sellingPrice: number; stockQuantity: number };
export type Order = { body: string; token: string; orderNumber?: string };

/** Places an order like the checkout: repeats it under the same orderId when the response is lost or says 'later'. */
export async function place(url: string, { body, token }: Order, killed?: AbortSignal) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const ask = async () => {
    killed?.throwIfAborted();
    const sent = fetch(`${url}/api/delivery/create`, { method: 'POST', headers, body });
    const response = await sent.catch(() => undefined);
    if (!response?.ok) throw new ApiError(response?.status ?? 0, {});
    return (await response.json()) as { orderNumber: string };
  };
  return findOut({ ask, wait: (ms) => pause(ms, undefined, { signal: killed }), onLost: () => {} });
}

export async function plentifulProduct(url: string, orderCount: number): Promise<Stocked> {
  const products = (await (await fetch(`${url}/api/products`)).json()) as Stocked[];
  const [most] = products.toSorted((a, b) => b.stockQuantity - a.stockQuantity);
  expect(most!.stockQuantity).toBeGreaterThanOrEqual(orderCount);
  return most!;
}

export async function stockOf(url: string, id: number): Promise<number> {
  return ((await (await fetch(`${url}/api/products/${id}`)).json()) as Stocked).stockQuantity;
}

export function order({ id, productName, sellingPrice }: Stocked, token: string): Order {
  const body = JSON.stringify({
    orderId: randomUUID(),
    paymentMode: 'COD',
    totalAmount: Math.round((sellingPrice - Math.min(10, sellingPrice) + 7) * 100) / 100,
    customerName: 'Asha Rao',
    customerPhone: '9876543210',
    addressLine: '12, Lake View Road, Jayanagar',
    city: 'Bengaluru',
    state: 'Karnataka',
    country: 'India',
    pincode: '560041',
    items: [{ sku: String(id), name: productName, quantity: 1, price: sellingPrice }],
    buyNow: true,
  });
  return { body, token };
}
