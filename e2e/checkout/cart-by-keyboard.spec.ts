// §2 cart by keyboard: the focus after Remove and Undo, the limit announced
import { expect, test } from '../fixtures/test.ts';

const [oil, powder, reetha] = ['Bhringraj Hair Oil', 'Amla Powder', 'Reetha Powder'];

test('the focus goes from a removed line to the next one, and back after Undo', async ({
  page,
  cartPage,
  keyboard,
}) => {
  await cartPage.addProducts({ 'bhringraj-oil': 1, 'amla-powder': 1, 'reetha-powder': 1 });
  await cartPage.open();
  const names = await cartPage.lineNames();
  expect([...names].toSorted()).toEqual([powder, oil, reetha]);
  await keyboard.activate(cartPage.removeButton(names[1]!));
  await expect(cartPage.nameLink(names[2]!)).toBeFocused();
  await cartPage.expectMessage(`${names[1]} removed from cart.`);
  await keyboard.activate(cartPage.removeButton(names[2]!));
  await expect(cartPage.heading).toBeFocused();
  await cartPage.closeMessage(`${names[1]} removed from cart.`);
  await cartPage.undoButton.press('Enter');
  await expect(cartPage.lines).toHaveCount(2);
  await keyboard.expectFocusKept();
  expect(await cartPage.focusIsHidden()).toBe(false);
  for (const name of await cartPage.lineNames()) await cartPage.remove(name);
  await keyboard.expectFocusKept();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Start Shopping');
});

// §4 'Empty cart' with Undo; one read of the cart after a change
test('a line that Undo brings back has its old place and the focus, and is announced', async ({
  cartPage,
  header,
  keyboard,
}) => {
  await cartPage.addProducts({ 'bhringraj-oil': 2, 'amla-powder': 1, 'reetha-powder': 1 });
  await cartPage.open();
  const [first, middle, last] = await cartPage.lineNames();
  await keyboard.activate(cartPage.removeButton(middle!));
  await cartPage.untilSaved(() => cartPage.undoButton.press('Enter'));
  await expect(cartPage.nameLink(middle!)).toBeFocused();
  await cartPage.expectMessage(`${middle} is back in your cart.`);
  expect(await cartPage.lineNames()).toEqual([first, middle, last]);
  await cartPage.reload();
  expect(await cartPage.lineNames()).toEqual([first, middle, last]);
  await keyboard.activate(cartPage.emptyButton);
  await cartPage.expectMessage('Your cart was emptied.');
  await cartPage.expectText('Your Cart is Empty!');
  await cartPage.undoButton.press('Enter');
  await expect(cartPage.nameLink(first!)).toBeFocused();
  await cartPage.expectMessage('Your cart is as it was before.');
  expect(await cartPage.lineNames()).toEqual([first, middle, last]);
  await keyboard.expectFocusKept();
  await header.expectCartCount(4);
  // The page shows all lines before their requests have left it, and a reload would cut them off.
  await expect.poll(() => cartPage.storedQuantities()).toEqual([1, 1, 2]);
  await cartPage.reload();
  expect(await cartPage.lineNames()).toEqual([first, middle, last]);
});
