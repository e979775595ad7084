import { atPhoneWidth, expect, test } from '../fixtures/test.ts';

// §2 sidebar: 16rem, by hover or click, closes on leave and outside click, overlay on small screens, main shifted on larger
// §4 sidebar open and closed; hover swaps a card’s picture
// §9 trending step 250 px, sidebar 16rem, carousel 5 s, description cut at 70
test('the sidebar opens by click, closes by Escape and by a click beside it', async ({ page, sidebar }) => {
  const expectOpenAndClose = async ({ shift, covers }: { shift: number; covers: boolean }) => {
    await sidebar.open();
    const box = (await sidebar.panel.boundingBox())!;
    expect(Math.round(box.width)).toBe(256);
    await expect.poll(() => sidebar.leftEdgeOfPage()).toBe(shift);
    await page.keyboard.press('Escape');
    await sidebar.expectClosed();
    await expect(sidebar.button).toBeFocused();
    await expect.poll(() => sidebar.leftEdgeOfPage()).toBe(0);

    await sidebar.open();
    await expect(sidebar.overlay).toBeVisible({ visible: covers });
    await page.mouse.click(330, 500);
    await sidebar.expectClosed();
  };
  await sidebar.visit('/about');
  await expectOpenAndClose({ shift: 256, covers: false });
  await atPhoneWidth(page, () => expectOpenAndClose({ shift: 0, covers: true }));
});

test('the sidebar of a phone on its side has its button at the top', async ({ page, sidebar }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await sidebar.visit('/about');
  await sidebar.open();
  const { y } = (await sidebar.closeButton.boundingBox())!;
  expect(y).toBeLessThan(30);
  expect((await sidebar.categories.boundingBox())!.y).toBeLessThan(90);
  await sidebar.closeButton.click();
  await sidebar.expectClosed();
});

// §2 sidebar: 16rem, by hover or click, closes on leave and outside click, overlay on small screens, main shifted on larger
test('the sidebar opens under the mouse and closes when the mouse leaves', async ({ page, sidebar }) => {
  await page.clock.install();
  await sidebar.visit('/about');
  await sidebar.button.hover();
  await expect(sidebar.categories).toBeInViewport();
  await sidebar.category('Hair Care').hover();
  // A sidebar that the mouse has left closes within this time.
  await page.clock.runFor(500);
  await expect(sidebar.button).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(900, 600);
  await sidebar.expectClosed();
});

test('a late click keeps open what the mouse has opened, the next closes it', async ({ page, sidebar }) => {
  await page.clock.install();
  await sidebar.visit('/about');
  await sidebar.button.hover();
  await expect(sidebar.category('Hair Care')).toBeInViewport();
  await page.clock.runFor(700);
  await sidebar.button.click();
  await expect(sidebar.button).toHaveAttribute('aria-expanded', 'true');
  await sidebar.button.click();
  await sidebar.expectClosed();
});

// §2 sidebar: categories by keyboard; Account section: Profile, Settings and Log out, or 'Login / Register'
test('arrow keys walk through the categories, and the open category is marked', async ({
  page,
  sidebar,
  shopPage,
}) => {
  await sidebar.visit('/category/hair-care/hair-oils');
  await sidebar.button.press('Enter');
  await expect(sidebar.panel).toBeFocused();
  await expect(sidebar.category('Hair Oils')).toHaveAttribute('aria-current', 'page');
  await sidebar.category('Hair Oils').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(sidebar.category('Hair Care')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(sidebar.category('Hair Oils')).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(sidebar.category('Herbal Oils')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/category\/herbal-oils\/[\w-]+$/);
  await sidebar.expectClosed();
  await expect(shopPage.heading).toBeFocused();
});
