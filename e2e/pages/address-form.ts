import { expect, type Locator } from '@playwright/test';
import { ShopPage } from './shop-page.ts';

/** Labels of fields with what they say about wrong digits. */
export const wrongDigits = {
  'Mobile number': 'Please enter a 10-digit mobile number',
  Pincode: 'Please enter a 6-digit pincode',
};

export class AddressForm extends ShopPage {
  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: label === 'Name' || label === 'Address' });
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }

  get states(): Locator {
    return this.field('State').locator('option:not([value=""])');
  }

  state(name: string): Locator {
    return this.states.and(this.page.getByRole('option', { name, exact: true }));
  }

  localityAt(index: number): Locator {
    return this.localities.nth(index);
  }

  get localities(): Locator {
    return this.page.getByRole('listbox').getByRole('option');
  }

  /** Types an address; city and state come from the pincode. */
  async fill(pincode: string): Promise<void> {
    await this.field('Name').fill('Meera Iyer');
    await this.field('Mobile number').fill('9876543210');
    await this.field('Pincode').fill(pincode);
    await this.expectMessage('City and State auto-filled based on Pincode.');
    await expect(this.field('City')).not.toHaveValue('');
    const locality = this.field('Locality');
    if ((await locality.inputValue()) === '') await locality.fill('Shanthala Nagar');
    await this.field('Address').fill('12, Lavelle Road');
  }

  async expectProblems(problems: Record<string, string>): Promise<void> {
    for (const [label, problem] of Object.entries(problems))
      await expect(this.field(label)).toHaveAccessibleDescription(problem);
  }

  async expectPlace(city: string, state: string): Promise<void> {
    await expect(this.field('City')).toHaveValue(city);
    await expect(this.field('State')).toHaveValue(state);
  }

  /** All text of a field is in view. */
  async expectWhole(label: string): Promise<void> {
    const hidden = this.field(label).evaluate((field) => field.scrollHeight - field.clientHeight);
    expect(await hidden).toBeLessThanOrEqual(0);
  }

  async useCurrentLocation(): Promise<void> {
    await this.page.getByRole('button', { name: 'Use My Current Location' }).click();
  }

  async save(): Promise<void> {
    await this.saveButton.click();
  }

  async cancel(): Promise<void> {
    await this.page.getByRole('button', { name: 'Cancel', exact: true }).click();
  }
}
