import { randomUUID } from 'node:crypto';
import { testDatabase } from '#database/test-database.ts';
import { isRefusal } from '#platform/refusal.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { readPromotions } from '#shop/promotions/server/live-promotions.ts';
import { type Guest, placeOrder } from '../place-order.ts';
import { makeOrderBody } from '#shop/orders/server/testing.ts';

let phones = 7_000_000_000;
export const newPhone = () => String((phones += 1));

type Typed = {
  quantity?: number;
  seen: number;
  code?: string;
  phone?: string;
  street?: string;
  network?: string;
};

type Ordering = { userId: number | null; guest?: Guest; contactEmail?: string };

/** Opens a database with a product at ₹500. Call it at the top of the file. */
export async function offerShop() {
  const { db } = await testDatabase();
  const { id: productId } = await makeProduct(db, { mrpPaise: 500_00, stock: 100_000 });
  const sku = String(productId);

  /** Places an order of units at ₹500 by a customer who saw a total in rupees. */
  async function order(customer: Ordering, { quantity = 1, seen, code, network, ...given }: Typed) {
    const body = makeOrderBody([{ sku, quantity, unitPaise: 500_00 }], {
      totalAmount: seen,
      customerPhone: given.phone ?? newPhone(),
      addressLine: given.street ?? `Street ${randomUUID()}`,
      ...(code === undefined ? {} : { promotionCode: code }),
    });
    const placed = await placeOrder(db, {
      ...customer,
      order: body,
      promotions: await readPromotions(db),
      codeBy: {
        userId: customer.userId,
        cart: null,
        network,
        ...(customer.guest ? { email: customer.contactEmail ?? '' } : {}),
      },
    });
    return { ...placed, orderId: body.orderId };
  }

  return { db, sku, order };
}

/** Returns the refusal of an order, or null. */
export const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => {
      if (!isRefusal(error)) throw error;
      return { code: error.code, message: error.message };
    },
  );

/** The totals in rupees without an offer and with 10 % off. */
export const full = (quantity = 1) => quantity * 500 - 3;
export const tenOff = (quantity = 1) => quantity * 450 - 3;
