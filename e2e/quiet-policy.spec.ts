import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

/** Also collects what a page reports before its first script has run. */
async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      reportViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  return violations;
}

test('home, product and checkout violate no rule of the security policy', async ({
  page,
  signedInCustomer,
}) => {
  const violations = await collectViolations(page);
  await signedInCustomer({ cart: { 'bhringraj-oil': 1 } });
  for (const [path, heading] of [
    ['/', 'Your Trusted Ayurvedic Partner'],
    ['/product/bhringraj-oil', 'Bhringraj Hair Oil'],
    ['/checkoutpage', 'Checkout'],
  ] as const) {
    const response = await page.goto(path);
    expect(response!.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await expect(page.getByLabel('Pincode')).toBeVisible();
  expect(violations).toEqual([]);
});
