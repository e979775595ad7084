import { expect, test } from '../fixtures/test.ts';

const capsules = 'Ashwagandha Root Extract Capsules';

// §2 Product Options modal
// §2 Product Options: name and image, sizes, One Time Purchase, Subscribe & Save 15% with its notes where subscribable, frequencies, View Full Product
// Details
// §4 strip modal opens on plan 60, subscription off, 30 days; frequency only when subscribing
// §9 delivery frequencies 30, 60, 90, 120
test('Product Options opens on 60 days, and prices a supply and a subscription', async ({
  homePage,
  productOptions,
  header,
  cartPage,
}) => {
  const { dialog, frequency } = productOptions;
  await homePage.open();
  await homePage.openCard(capsules);
  await expect(dialog).toContainText(capsules);
  await expect(productOptions.picture).toBeVisible();
  for (const days of ['60-day supply', '120-day supply', '180-day supply'])
    await expect(productOptions.option(days)).toBeVisible();
  await expect(productOptions.radio('60-day supply')).toBeChecked();
  await expect(productOptions.radio(/One Time Purchase/)).toBeChecked();
  await expect(frequency).toBeHidden();
  await productOptions.option('120-day supply').click();
  await expect(productOptions.addButton).toContainText('₹763.73');
  await productOptions.option('Subscribe & Save 15%').click();
  await expect(productOptions.addButton).toContainText('₹649.17');
  await expect(frequency).toHaveValue('30');
  await expect(productOptions.frequencies).toHaveText(['30 days', '60 days', '90 days', '120 days']);
  for (const note of [
    'Free US shipping',
    'Charged at selected frequency',
    'Cancel or adjust through your online account at any time',
  ])
    await expect(dialog).toContainText(note);
  await productOptions.addToBag(capsules);
  await header.expectCartCount(1);
  await productOptions.open(capsules);
  await productOptions.details.click();
  await homePage.expectHeading(capsules);
  await header.openCart();
  await expect(cartPage.line(capsules)).toContainText('₹649.17');
});

test('a product names the price and frequencies of its subscription', async ({
  shopPage,
  listingPage,
  subscriptionOffer,
  productOptions,
  header,
  cartPage,
  complaints,
}) => {
  await shopPage.visit('/search?q=ashwagandha');
  await expect(listingPage.card(capsules)).toContainText('Subscribe & Save 15%');
  await listingPage.openProduct(capsules);
  await expect(subscriptionOffer.part).toContainText('₹432.78 each time, every 30, 60, 90 or 120 days');
  await shopPage.expectAccessible();
  await subscriptionOffer.choose();
  await expect(productOptions.radio(/Subscribe & Save 15%/)).toBeChecked();
  await expect(productOptions.details).toHaveCount(0);
  for (const supply of [/60-day supply\s*₹432.78/, /120-day supply\s*₹649.17/, /180-day supply\s*₹865.56/])
    await expect(productOptions.radio(supply)).toBeAttached();
  await expect(productOptions.tooMuch).toHaveCount(0);
  await productOptions.option('180-day supply').click();
  await expect(productOptions.tooMuch).toHaveText(
    /^A 180-day supply every 30 days is more than two people use/,
  );
  await productOptions.option('60-day supply').click();
  await expect(productOptions.tooMuch).toHaveCount(0);
  await productOptions.frequency.selectOption('60');
  await expect(productOptions.dialog).toContainText('₹432.78 every 60 days, paid when it arrives');
  await productOptions.expectAccessible();
  await productOptions.addToBag(capsules);
  await header.openCart();
  await expect(cartPage.line(capsules)).toContainText('subscription, every 60 days', { ignoreCase: true });
  await expect(cartPage.line(capsules)).toContainText('₹432.78');
  expect(complaints).toEqual([]);
});

test('a product without a subscription does not mention one', async ({
  shopPage,
  productOptions,
  productPage,
  listingPage,
  subscriptionOffer,
}) => {
  await shopPage.visit('/');
  await productOptions.open('Bhringraj Hair Oil');
  await expect(productOptions.dialog).toContainText('One Time Purchase');
  await expect(productOptions.option('Subscribe & Save 15%')).toHaveCount(0);
  await productOptions.details.click();
  await productPage.expectHeading('Bhringraj Hair Oil');
  await expect(productPage.section('Description')).toBeVisible();
  await expect(subscriptionOffer.part).toHaveCount(0);
  await productPage.openCategory('Hair Oils');
  await listingPage.expectHeading('Hair Oils');
  await expect(listingPage.firstCard).toBeVisible();
  await expect(listingPage.cardsWith('Subscribe & Save')).toHaveCount(0);
});
