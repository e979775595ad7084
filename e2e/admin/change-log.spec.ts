import { giveRole } from '#shop/accounts/admin/server/give-role.ts';
import { atPhoneWidth, expect, expectPressable, newUser, test } from '../fixtures/test.ts';

test('the owner reads the change log in pages, filters it, and undoes a change', async ({
  shop,
  signedInStaff,
  signedInCustomer,
  openDevice,
  logPage,
  page,
}) => {
  const ravi = await signedInCustomer({ details: newUser('Ravi'), device: await openDevice() });
  await shop.onDatabase(async ({ db }) => {
    for (let times = 0; times < 28; times += 1)
      for (const role of ['packer', 'support'] as const) await giveRole(db, { email: ravi.email, role });
  });
  const asha = await signedInStaff('owner', { details: newUser('Asha') });
  await logPage.open(`?entity=${ravi.id}&kind=staff-member`);
  await expect(logPage.rows).toHaveCount(50);
  await logPage.expectAccessible();
  await logPage.expectToFitSmallPhones();
  await atPhoneWidth(page, async () => {
    await expect(logPage.cards).toHaveCount(50);
    await expectPressable(logPage.firstUndo);
    await logPage.expectAccessible();
  });
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
  await atPhoneWidth(page, async () => {
    await expect(logPage.filter('Who')).toBeHidden();
    await logPage.filterBy('Who', String(asha.id));
    await expect(logPage.filtersToggle).toHaveText('Filters (1)');
    await expect(logPage.cards).toHaveCount(2);
  });
  await logPage.view('Mine').click();
  await expect(page).toHaveURL(/entity=\d+/);
  await expect(logPage.rows).toHaveCount(2);
});
