import { type APIResponse, expect, type Locator } from '@playwright/test';
import { ShopPage } from './shop-page.ts';

export class CartPage extends ShopPage {
  async open(): Promise<void> {
    await this.visit('/cart');
  }

  /** Adds products to a guest's cart by requests, by slug or id. */
  async addProducts(units: Record<string, number>): Promise<void> {
    for (const [product, quantity] of Object.entries(units)) {
      const response = await this.add(product, quantity);
      expect(response.ok(), `${product}: ${await response.text()}`).toBe(true);
    }
  }

  async add(product: string, quantity: number): Promise<APIResponse> {
    const { id } = (await (await this.page.request.get(`/api/products/${product}`)).json()) as { id: number };
    return this.page.request.post('/api/cart/add', { data: { productId: id, quantity } });
  }

  /** Returns the quantities of the lines that the shop has stored, in rising order. */
  async storedQuantities(): Promise<number[]> {
    const response = await this.page.request.get('/api/cart');
    // An empty cart has no body.
    if (response.status() === 204) return [];
    const lines = (await response.json()) as { quantity: number }[];
    return lines.map(({ quantity }) => quantity).toSorted((one, other) => one - other);
  }

  /** Returns the quantities of lines that the browser keeps to send them later. */
  unsentQuantities(): Promise<number[]> {
    return this.page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('kept cart') ?? '{}') as {
        changes?: Record<string, { quantity: number }>;
      };
      return Object.values(kept.changes ?? {}).map(({ quantity }) => quantity);
    });
  }

  /** Follows the link of an emptied cart to the order that emptied it. */
  async openLastOrder(orderNumber: string): Promise<void> {
    await this.main.getByRole('link', { name: orderNumber }).click();
    await expect(this.page).toHaveURL(`/orders/${orderNumber}`);
    await this.expectHeading(`Order ${orderNumber}`);
  }

  async payWaitingOrder(): Promise<void> {
    await this.main.getByRole('link', { name: 'Pay now or choose cash' }).click();
  }

  get lines(): Locator {
    return this.main.getByRole('listitem').filter({ hasText: '₹' });
  }

  line(name: string): Locator {
    return this.main.getByRole('listitem').filter({ hasText: name });
  }

  textIn(name: string, text: string): Locator {
    return this.line(name).getByText(text);
  }

  async lineNames(): Promise<string[]> {
    await expect(this.lines).not.toHaveCount(0);
    return this.lines.getByRole('heading').allInnerTexts();
  }

  nameLink(name: string): Locator {
    return this.line(name).getByRole('link', { name, exact: true });
  }

  focusIsHidden(): Promise<boolean> {
    return this.page.evaluate(() =>
      document.activeElement!.matches('[tabindex="-1"]:not(h1), [aria-hidden] *'),
    );
  }

  /** Notes what live regions within the page say from now on. */
  async noteAnnouncements(): Promise<void> {
    await this.page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver((changes) => {
        const regions = new Set(
          changes.flatMap(
            ({ target }) =>
              target.parentElement?.closest('output') ?? (target as Element).closest?.('output') ?? [],
          ),
        );
        for (const { textContent } of regions) if (textContent) said.push(textContent);
      }).observe(document.querySelector('main')!, { childList: true, subtree: true, characterData: true });
    });
  }

  announcements(): Promise<string[]> {
    return this.page.evaluate(() => (window as unknown as { said: string[] }).said);
  }

  get prices(): Locator {
    return this.page.getByRole('region', { name: 'Price Details', exact: true });
  }

  amount(label: string): Locator {
    return this.prices.locator(`p:has(> span:text-is("${label}")) > span`).last();
  }

  moreButton(name: string): Locator {
    return this.line(name).getByRole('button', { name: 'One more' });
  }

  lessButton(name: string): Locator {
    return this.line(name).getByRole('button', { name: 'One less' });
  }

  get emptyButton(): Locator {
    return this.main.getByRole('button', { name: 'Empty cart' });
  }

  get undoButton(): Locator {
    return this.page.getByRole('button', { name: 'Undo' });
  }

  get continueButton(): Locator {
    return this.page.getByRole('button', { name: 'Continue' }).first();
  }

  async startShopping(): Promise<void> {
    await this.main.getByRole('link', { name: 'Start Shopping', exact: true }).click();
  }

  async lookAgain(): Promise<void> {
    await this.page.getByRole('button', { name: 'Look again' }).click();
  }

  removeButton(name: string): Locator {
    return this.line(name).getByRole('button', { name: /^Remove/ });
  }

  async remove(name: string): Promise<void> {
    await this.untilSaved(() => this.removeButton(name).click());
    await expect(this.line(name)).toHaveCount(0);
  }

  async continueToCheckout(): Promise<void> {
    await this.continueButton.click();
    await this.expectHeading('Checkout');
  }
}
