// §2 product: picture twice as large by mouse, button, arrow keys and finger
import { expect, test } from '../fixtures/test.ts';

test('uses the pictures, reviews and review form of a product by keyboard alone', async ({
  productPage,
  keyboard,
}) => {
  await productPage.open('aloe-vera-gel');
  await keyboard.activate(productPage.gallery.zoomButton);
  await productPage.gallery.expectScale('2');
  await keyboard.enter();
  await keyboard.press('ArrowRight');
  await expect(productPage.thumbnail(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(productPage.gallery.zoomButton).toBeFocused();
  await keyboard.press('ArrowLeft');
  await expect(productPage.thumbnail(1)).toHaveAttribute('aria-pressed', 'true');
  await keyboard.activate(productPage.thumbnail(2));
  await expect(productPage.thumbnail(2)).toHaveAttribute('aria-pressed', 'true');
  await keyboard.activate(productPage.moreReviewsButton);
  await expect(productPage.reviewAt(6)).toBeFocused();
  await keyboard.moveTo(productPage.stars(1));
  await keyboard.press('ArrowRight');
  await expect(productPage.stars(2)).toBeChecked();
  await keyboard.moveTo(productPage.submitReviewButton);
});
