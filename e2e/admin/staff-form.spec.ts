import { expect, newUser, test } from '../fixtures/test.ts';
import { MembersPage } from '../pages/admin/members-page.ts';

test('a stale save names the colleague, keeps what was typed, and either side can win', async ({
  shop,
  signedInStaff,
  signedInCustomer,
  openDevice,
  membersPage,
}) => {
  const ravi = await signedInCustomer({ details: newUser('Ravi'), device: await openDevice() });
  await shop.giveRole(ravi.email, 'packer');
  const device = await openDevice();
  await signedInStaff('owner', { details: newUser('Asha'), device });
  await signedInStaff('owner', { details: newUser('Meera') });
  const asha = new MembersPage(device);
  await asha.open(`/${ravi.id}`);
  await membersPage.open(`/${ravi.id}`);
  await membersPage.role.selectOption('content');
  await asha.changeRole('support');
  await asha.closeMessage('The role is changed.');

  await membersPage.saveRole();
  await membersPage.expectText('Asha changed this a moment ago');
  await expect(membersPage.role).toHaveValue('content');
  await membersPage.expectAccessible();
  await membersPage.press('Take theirs');
  await expect(membersPage.role).toHaveValue('support');
  await membersPage.changeRole('content');
  await membersPage.expectMessage('The role is changed.');

  await asha.changeRole('packer');
  await asha.expectText('Meera changed this a moment ago');
  await asha.press('Save mine');
  await asha.expectMessage('The role is changed.');
});

test('what staff typed survives Back, a reload and a dead network', async ({
  context,
  page,
  signedInStaff,
  membersPage,
}) => {
  await signedInStaff('owner');
  await membersPage.open();
  await membersPage.email.fill('half.typed@exam');
  await membersPage.visit('/admin/log');
  await page.goBack();
  await expect(membersPage.email).toHaveValue('half.typed@exam');
  await membersPage.expectText('What you typed before is back.');
  page.on('dialog', (dialog) => dialog.accept());
  await membersPage.reload();
  await expect(membersPage.email).toHaveValue('half.typed@exam');

  await membersPage.email.fill('half.typed@example.in');
  await context.setOffline(true);
  await membersPage.sendInvitation();
  await membersPage.expectText('What you typed is kept.');
  await expect(membersPage.email).toHaveValue('half.typed@example.in');
  await context.setOffline(false);
  await membersPage.sendInvitation();
  await membersPage.expectMessage('We wrote to half.typed@example.in.');
  await expect(membersPage.email).toHaveValue('');
});
