import { expect, type Locator, type Route } from '@playwright/test';
import { AddressForm } from './address-form.ts';
import { ShopPage } from './shop-page.ts';

const placing = '**/api/delivery/create';

export class CheckoutPage extends ShopPage {
  readonly addressForm = new AddressForm(this.page);

  async open(): Promise<void> {
    await this.visit('/checkoutpage');
    await this.expectOpen();
  }

  /** A guest's login dialog hides the page behind it from screen readers. */
  async expectOpen(): Promise<void> {
    const heading = this.page.getByRole('heading', { level: 1, name: 'Checkout', includeHidden: true });
    await expect(heading).toBeVisible();
  }

  get loginSection(): Locator {
    return this.region('1 LOGIN');
  }

  get loginButton(): Locator {
    return this.loginSection.getByRole('button', { name: 'LOGIN' });
  }

  /** Of an account that has none yet. */
  async saveOwnName(firstName: string, lastName: string): Promise<void> {
    await this.loginSection.getByLabel('First name').fill(firstName);
    await this.loginSection.getByLabel('Last name').fill(lastName);
    await this.loginSection.getByRole('button', { name: 'Save name' }).click();
  }

  get addAddressButton(): Locator {
    return this.addressSection.getByRole('button', { name: 'Add a new address' });
  }

  sectionHeading(section: Locator): Locator {
    return section.getByRole('heading', { level: 2 });
  }

  get addressSection(): Locator {
    return this.region('2 DELIVERY ADDRESS');
  }

  get summary(): Locator {
    return this.region('3 ORDER SUMMARY');
  }

  get nextDeliveries(): Locator {
    return this.summary.getByRole('list', { name: 'Next refills' });
  }

  get soldOut(): Locator {
    return this.region('Sold out, not in this order');
  }

  removeButton(name: string): Locator {
    return this.soldOut.getByRole('button', { name: `Remove ${name}` });
  }

  get prices(): Locator {
    return this.page.getByRole('region', { name: 'PRICE DETAILS', exact: true });
  }

  async chooseUpi(): Promise<void> {
    await this.region('4 PAYMENT').getByRole('radio', { name: /^UPI/ }).check();
  }

  /** Places an order that waits for its payment. */
  async placeUnpaid(): Promise<void> {
    await this.placeOrderButton.click();
    await expect(this.page).toHaveURL(/\/payment\?order=AR-\d+/);
    await this.expectHeading('Pay now to place your order');
  }

  get placeOrderButton(): Locator {
    return this.page.getByRole('button', { name: 'Place Order' }).first();
  }

  get giftButton(): Locator {
    return this.main.getByRole('button', { name: 'This is a gift' });
  }

  get noGiftButton(): Locator {
    return this.main.getByRole('button', { name: 'Not a gift' });
  }

  get giftMessage(): Locator {
    return this.main.getByRole('textbox', { name: /^Message/ });
  }

  get earlierOrderLink(): Locator {
    return this.main.getByRole('link', { name: /^See order AR-/ });
  }

  /** Opens the CHANGE dropdown and chooses an address, or 'Add a new address'. */
  async changeAddress(choice: string | RegExp): Promise<void> {
    await this.openAddressChoice();
    await this.chooseAddress(choice);
  }

  async openAddressChoice(): Promise<void> {
    await this.page.getByRole('button', { name: 'CHANGE' }).click();
    await expect(this.page.getByRole('menuitem', { name: 'Add a new address' })).toBeVisible();
  }

  async chooseAddress(choice: string | RegExp): Promise<void> {
    await this.page.getByRole('menuitem', { name: choice }).click();
  }

  async startLogin(): Promise<void> {
    await this.loginButton.click();
  }

  override async tryAgain(): Promise<void> {
    await this.addressSection.getByRole('button', { name: 'Try again' }).click();
  }

  /** The shop receives the order, but its response is lost, the first `times` or always. */
  async loseResponses(times?: number): Promise<void> {
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await this.page.route(placing, lose, { times });
  }

  /** The connection breaks before the shop receives the order, the first `times` or always. */
  async loseRequests(times?: number): Promise<void> {
    await this.page.route(placing, (route) => route.abort('connectionreset'), { times });
  }

  /** Collects the orderId of each order that the page sends from now on. */
  sentOrderIds(): string[] {
    const sent: string[] = [];
    this.page.on('request', (request) => {
      if (!request.url().endsWith('/api/delivery/create')) return;
      sent.push((request.postDataJSON() as { orderId: string }).orderId);
    });
    return sent;
  }

  /** Passes the pauses between repeated requests until the order is found. The journey has installed the clock. */
  async passPauses(): Promise<void> {
    await expect(async () => {
      await this.page.clock.runFor(1_000);
      expect(this.page.url()).toContain('/payment');
    }).toPass();
  }

  async placeOrder(): Promise<void> {
    await this.placeOrderButton.click();
    await this.expectMessage('Shipment created successfully!');
    await expect(this.page).toHaveURL(/\/payment/);
  }

  async storedBuyNow(): Promise<{ product: unknown; mode: string | null }> {
    return this.page.evaluate(() => ({
      product: JSON.parse(localStorage.getItem('buyNowProduct') ?? 'null') as unknown,
      mode: localStorage.getItem('checkoutMode'),
    }));
  }
}
