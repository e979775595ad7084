import { countZeroResultSearch } from '#shop/search/server/learning/count-zero-result-search.ts';
import { expectAccessible, expectToFitSmallPhones } from '../fixtures/accessibility.ts';
import { atPhoneWidth, expect, expectPressable, test } from '../fixtures/test.ts';
import { SearchWordsPage } from '../pages/admin/search-words-page.ts';

test('content staff see what is not sold, say what a word means, and undo it', async ({
  page,
  shop,
  signedInStaff,
}) => {
  await shop.onDatabase(async ({ db }) => {
    for (let times = 0; times < 4; times += 1) await countZeroResultSearch(db, { text: 'sunblock' });
  });
  await signedInStaff('content');
  const words = new SearchWordsPage(page);
  await words.open();
  await expect(words.notSold).toContainText(/sunscreen: \d+ times this month/);
  await expectAccessible(page);
  await expectToFitSmallPhones(page);
  await atPhoneWidth(page, () => expectPressable(words.sellNowButton('sunblock')));
  await words.sellNow('sunblock');
  await expect(words.row('sunblock')).toContainText('“sunblock” still finds no product.');
  await words.expectMeaning('sunblock');
  await words.sayMeaning('neem oil');
  await expect(words.message('“sunblock” now means “neem oil”.')).toBeVisible();
  await expect(words.notSoldText('sunblock')).toHaveCount(0);
  await expect(words.row('“sunblock” means')).toContainText('neem oil');
  await words.undo();
  await expect(words.notSoldText('sunblock')).toBeVisible();
});
