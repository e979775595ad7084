import { findPaymentSimulator } from '#shop/payments/providers/simulator/find-payment-simulator.ts';
import type { Rows } from './account-rows.ts';
import { EmailSink } from './email-sink.ts';
import { cloneDatabase } from './journey-shop.ts';
import { openKeptDatabase } from './kept-database.ts';
import { ShopProcess } from './shop-process.ts';

/** A shop whose customers choose between cash and UPI at the checkout, with its own database and email sink. */
export type UpiShop = Rows & { emails: EmailSink; phoneUrl: string; close: () => Promise<void> };

export async function openUpiShop(port: number): Promise<UpiShop> {
  const emails = new EmailSink();
  const url = await cloneDatabase();
  const shop = new ShopProcess(port, {
    DATABASE_URL: url,
    MAIL_URL: await emails.open(),
    PAY_AT_CHECKOUT: 'on',
    PREPAID_SAVING_RUPEES: '15',
  });
  const database = await openKeptDatabase(url, 1);
  const close = async () => {
    await shop.close();
    await database.close();
    await emails.close();
  };
  await shop.open().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    url: shop.url,
    emails,
    phoneUrl: `${findPaymentSimulator({ DATA_DIR: shop.dataDir }).url}/phone`,
    onDatabase: (work) => work({ db: database.db }),
    close,
  };
}
