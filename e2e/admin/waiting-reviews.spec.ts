import { askOwners } from '#shop/reviews/server/moderation/ask-owners.ts';
import { postReview } from '#shop/reviews/server/post-review.ts';
import { expect, phoneOnly, test } from '../fixtures/test.ts';
import { ReviewDecisionPage } from '../pages/catalogue/review-decision-page.ts';
import type { JourneyShop } from '../shop/journey-shop.ts';

/** Returns the links that the owner got for waiting reviews with these texts. */
async function waitingReviews(shop: JourneyShop, productId: number, comments: string[]): Promise<string[]> {
  const owner = `owner-${crypto.randomUUID()}@shop.example`;
  await shop.onDatabase(async ({ db }) => {
    for (const comment of comments)
      await postReview(db, { rating: 2, comment, title: '', imageUrl: null, productId, moderated: true });
    await askOwners(db, { to: [owner], now: new Date() });
  });
  const { text } = await shop.emails.find(owner, 'wait for you');
  for (const comment of comments) expect(text).toContain(comment);
  return text.match(/http\S+\/review-decision\?token=[\w.-]+/g) ?? [];
}

// §7 with moderation (the default of a real shop) a review waits for the owner's decision by the link of an email
test(
  'the owner publishes one review and hides another by the links of an email',
  phoneOnly('an owner reads the email on a phone'),
  async ({ page, shop, productPage }) => {
    const product = await shop.addProduct('Moderated Comb', { like: 'neem-comb' });
    const links = await waitingReviews(shop, product.id, ['A tooth broke off.', 'Cures baldness!']);
    const decision = new ReviewDecisionPage(page);
    await decision.open(links[0]!);
    await decision.expectText('A tooth broke off.');
    await decision.expectAccessible();
    await decision.expectToFitSmallPhones();
    await decision.decide('Publish');
    await decision.expectOutcome('This review is published.');
    await decision.open(links[1]!);
    await decision.decide('Hide');
    await decision.expectText('Please choose a reason');
    await decision.hideFor('Says that a product cures or prevents an illness');
    await decision.expectOutcome('This review is hidden.');
    await productPage.open(product.slug);
    await productPage.section('Customer reviews').click();
    await expect(productPage.review('A tooth broke off.')).toHaveCount(1);
    await expect(productPage.review('Cures baldness!')).toHaveCount(0);
    await decision.open(links[1]!);
    await decision.expectOutcome('The owner, by email');
  },
);
