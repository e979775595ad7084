import { inTransaction } from '#platform/server/db.ts';
import type { LoginResponse } from '#shop/accounts/contract.ts';
import { findUserByEmail } from '#shop/accounts/server/find-user.ts';
import { openLogin } from '#shop/accounts/server/sessions/open-login.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import { recordConsent } from '#shop/consent/server/record-consent.ts';
import type { JourneyShop } from './journey-shop.ts';

/** A shop whose rows a journey may write. */
export type Rows = Pick<JourneyShop, 'onDatabase' | 'url'>;

type Newcomer = { firstName: string; lastName: string; email: string };

/** Opens an account as the code of a registration does, without its emails. */
export async function openAccount({ onDatabase }: Rows, newcomer: Newcomer): Promise<void> {
  await onDatabase(async ({ db }) => {
    const { id } = await makeUser(db, newcomer);
    await recordConsent(db, { giver: { userId: id }, purpose: 'account' });
  });
}

type Arrival = { email: string; browser: string; userAgent: string };

/** Opens the session of a login as its code does. `browser` is the value of the browser's cookie. */
export async function openSession(
  { onDatabase }: Rows,
  { email, ...arrival }: Arrival,
): Promise<LoginResponse> {
  return onDatabase(({ db }) =>
    inTransaction(db, async (tx) => openLogin(tx, (await findUserByEmail(tx, email))!, arrival)),
  );
}
