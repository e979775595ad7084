import { expect, test } from '@playwright/test';
import { Customer } from '../people/customer.ts';
import { somebody } from '../shopper.ts';
import { customerState } from './state.ts';

test('a customer with an address, an order and a filled cart', async ({ page }) => {
  const readCode = async (email: string, count: number) => {
    let codes: string[] = [];
    await expect(async () => {
      const list = await (await page.request.get('/dev/mail')).text();
      const mails = [...list.matchAll(/href="(\/dev\/mail\/\d+)">[^<]*<\/a>\s*<span>to ([^<]+)/g)];
      const mine = mails.filter(([, , to]) => to === email);
      const texts = await Promise.all(
        mine.map(async ([, path]) => plainText(await (await page.request.get(path!)).text())),
      );
      codes = texts.flatMap((text) => /\b\d{6}\b/.exec(text) ?? []);
      expect(codes.length).toBeGreaterThanOrEqual(count);
    }).toPass({ timeout: 15_000 });
    return codes[0]!;
  };
  const customer = await Customer.signUp(page, somebody('Meera'), readCode);
  await customer.savesAddress();
  await customer.savesAddress({ addressType: 'Work', addressLine1: '4th floor, 18 Residency Road' });
  await customer.orders('bhringraj-oil');
  await customer.puts('bhringraj-oil', 2);
  await customer.puts('triphala-churna');
  await page.context().storageState({ path: customerState });
});

/** The plain text of a mail in the built-in mailbox. */
function plainText(page: string): string {
  return /<pre>([\s\S]*)<\/pre>/.exec(page)?.[1] ?? '';
}
