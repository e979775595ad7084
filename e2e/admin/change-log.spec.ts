import { giveRole } from '#shop/accounts/admin/server/give-role.ts';
import { bothWidths, expect, newUser, test } from '../fixtures/test.ts';

test(
  'the owner reads the change log in pages, filters it, and undoes a change',
  bothWidths('rows are cards on a phone, and the filters fold away'),
  async ({ shop, signedInStaff, signedInCustomer, openDevice, logPage, page }) => {
    const ravi = await signedInCustomer({ details: newUser('Ravi'), device: await openDevice() });
    await shop.onDatabase(async ({ db }) => {
      for (let times = 0; times < 28; times += 1)
        for (const role of ['packer', 'support'] as const) await giveRole(db, { email: ravi.email, role });
    });
    const asha = await signedInStaff('owner', { details: newUser('Asha') });
    await logPage.open(`?entity=${ravi.id}`);
    await expect(logPage.rows).toHaveCount(50);
    await logPage.expectAccessible();
    await logPage.expectToFitSmallPhones();
    await logPage.showMore();
    await expect(logPage.rows).toHaveCount(56);

    await logPage.undoFirst();
    await logPage.expectMessage('Undone.');
    await expect(logPage.rowAt(1)).toContainText('Asha');
    await expect(logPage.rowAt(1)).toContainText('packer');
    await logPage.redo();
    await logPage.expectMessage('Done again.');
    await expect(logPage.rowAt(1)).toContainText('support');

    await logPage.filterBy('Who', String(asha.id));
    await expect(logPage.rows).toHaveCount(2);
    await expect(page).toHaveURL(/who=\d+/);
    await logPage.reload();
    await expect(logPage.rows).toHaveCount(2);
    await logPage.saveView('Mine');
    await logPage.open();
    await logPage.view('Mine').click();
    await expect(logPage.rows).toHaveCount(2);
  },
);

test('the list works by keyboard, and selects all that match', async ({
  shop,
  signedInStaff,
  signedInCustomer,
  openDevice,
  logPage,
  page,
}) => {
  const ravi = await signedInCustomer({ details: newUser('Ravi'), device: await openDevice() });
  await shop.onDatabase(async ({ db }) => {
    for (let times = 0; times < 26; times += 1)
      for (const role of ['packer', 'support'] as const) await giveRole(db, { email: ravi.email, role });
  });
  await signedInStaff('owner');
  await logPage.open(`?entity=${ravi.id}`);
  for (const key of ['j', 'j', 'k']) await page.keyboard.press(key);
  await expect(logPage.rowAt(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(logPage.selection).toContainText('1 selected');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/kind=staff-member/);
  await expect(logPage.selection).toBeHidden();
  await logPage.selectAllThatMatch();
  await expect(logPage.selection).toContainText('All that match');
  await logPage.rowAt(1).focus();
  await page.keyboard.press('x');
  await expect(logPage.selection).toContainText('All that match, except 1');
  await logPage.expectAccessible();
});
