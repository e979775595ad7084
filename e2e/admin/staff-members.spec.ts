import { sql } from 'drizzle-orm';
import { expect, newUser, test } from '../fixtures/test.ts';
import { MembersPage } from '../pages/admin/members-page.ts';
import { StaffPages } from '../pages/staff-pages.ts';
import { timeCodeOf } from '#shop/accounts/admin/server/testing.ts';

test('the owner invites a packer, who accepts, and manages role and devices', async ({
  shop,
  signedInStaff,
  signedInCustomer,
  openDevice,
  membersPage,
}) => {
  const device = await openDevice();
  const kabir = await signedInCustomer({ details: newUser('Kabir'), device });
  const [theirs, theirMembers] = [new StaffPages(device), new MembersPage(device)];
  await theirs.open();
  await theirs.expectRefused();

  await signedInStaff('owner', { details: newUser('Asha') });
  await membersPage.open();
  await membersPage.email.fill('not an address');
  await membersPage.sendInvitation();
  await membersPage.expectText('Enter a valid email');
  await membersPage.email.fill(kabir.email);
  await membersPage.sendInvitation();
  await membersPage.expectMessage(`We wrote to ${kabir.email}.`);
  await membersPage.expectAccessible();
  await membersPage.expectToFitSmallPhones();

  await theirs.open();
  await theirMembers.accept();
  await theirs.setUpTimeCode();
  await theirs.storeRecoveryCodes();
  await theirs.expectOpen('packer');

  await membersPage.reload();
  await membersPage.openMember('Kabir Iyer');
  await membersPage.expectAccessible();
  await membersPage.changeRole('support');
  await membersPage.expectMessage('The role is changed.');
  await membersPage.endFirstDevice();
  await membersPage.expectMessage('Logged out.');
  await theirs.reload();
  await expect(theirs.logInButton).toBeVisible();
  await membersPage.remove();
  await membersPage.expectMessage('Kabir Iyer is no longer staff.');
  const { rows } = await shop.onDatabase(({ db }) =>
    db.execute(sql`select staff_role from users where id = ${kabir.id}`),
  );
  expect(rows).toEqual([{ staff_role: null }]);
});

test('a role change asks the second factor after ten minutes and keeps the form', async ({
  shop,
  signedInStaff,
  membersPage,
}) => {
  const owner = await signedInStaff('owner');
  await shop.onDatabase(({ db }) =>
    db.execute(
      sql`update sessions set second_factor_at = now() - interval '11 minutes' where user_id = ${owner.id}`,
    ),
  );
  await membersPage.open();
  await membersPage.email.fill('new.packer@example.in');
  await membersPage.sendInvitation();
  await membersPage.confirmAgain(timeCodeOf(owner.secret));
  await membersPage.expectMessage('We wrote to new.packer@example.in.');
});
