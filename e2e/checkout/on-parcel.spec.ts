import { expect, phoneOnly, test } from '../fixtures/test.ts';

test(
  'shows a long address whole, and says before the order what the parcel will say',
  phoneOnly('a line is shorter than an address'),
  async ({ signedInCustomer, checkoutPage }) => {
    const { addressForm, addressSection } = checkoutPage;
    await signedInCustomer({ cart: { 'bhringraj-oil': 1 } });
    await checkoutPage.open();
    await addressForm.fill('560001');
    await addressForm
      .field('Address')
      .fill('Shop 12&13, H.No. 4#102,\n3rd floor 🌿, Sri Venkateshwara Nilaya, behind the old post office');
    await expect(addressForm.field('Address')).toHaveValue(
      'Shop 12&13, H.No. 4#102, 3rd floor 🌿, Sri Venkateshwara Nilaya, behind the old post office',
    );
    await addressForm.expectWhole('Address');
    await addressForm.field('Address').press('Enter');
    await expect(addressSection).toContainText(
      'On your parcel: Meera Iyer, Shop 12 and 13, H.No. 4 No. 102, 3rd floor, Sri Venkateshwara Nilaya',
    );
  },
);
