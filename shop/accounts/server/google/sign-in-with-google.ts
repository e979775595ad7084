import { and, eq, isNull } from 'drizzle-orm';
import { authorizationCodeGrant, type IDToken } from 'openid-client';
import { canonicalEmail } from '#platform/canonical-email.ts';
import { line } from '#platform/forms.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import type { LoginResponse } from '../../contract.ts';
import { googleRefusals } from '../../google.ts';
import { isReservedName } from '../../reserved-names.ts';
import type { UserRow } from '../find-user.ts';
import { openAccount } from '../open-account.ts';
import { type Arrival, openLogin } from '../sessions/open-login.ts';
import { users } from '../tables.ts';
import { googleClient, type GoogleSettings } from './google-client.ts';
import { openProof } from './proof.ts';

type Attempt = Arrival & {
  settings: GoogleSettings;
  answer: string;
  proof: string | undefined;
};

/**
 * Signs in the user linked to the Google account by issuer and `sub`. Links a new account once, by its confirmed email, and
 * opens one if none exists. Returns token and user. Refuses an email of another Google account, an unrequested, forged or
 * used response, an unconfirmed address (400), and an unreachable provider (503).
 */
export async function signInWithGoogle(
  db: Db,
  { settings, answer, proof, ...arrival }: Attempt,
): Promise<LoginResponse> {
  const claims = await askGoogle({ settings, answer, proof });
  return inTransaction(db, async (tx) => {
    const user = (await findLinked(tx, claims)) ?? (await linkByEmail(tx, claims));
    return openLogin(tx, user, arrival);
  });
}

async function findLinked(tx: Db, { iss, sub }: IDToken): Promise<UserRow | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.googleIssuer, iss), eq(users.googleSub, sub)));
  return user;
}

/** Locks the user's row, so that the second of two concurrent sign-ins finds the link of the first. */
async function linkByEmail(tx: Db, claims: IDToken): Promise<UserRow> {
  const email = typeof claims.email === 'string' ? canonicalEmail(claims.email) : null;
  if (!email || claims.email_verified !== true) throw googleRefusals.unverified();
  await openAccount(tx, { email, ...namesOf(claims) });
  const link = { googleIssuer: claims.iss, googleSub: claims.sub };
  const [linked] = await tx
    .update(users)
    .set(link)
    .where(and(eq(users.email, email), isNull(users.googleSub)))
    .returning();
  const user = linked ?? (await findLinked(tx, claims));
  if (!user) throw googleRefusals.otherAccount();
  return user;
}

/** The library checks state, PKCE, nonce, issuer, audience, time and signature. */
async function askGoogle({
  settings,
  answer,
  proof,
}: Pick<Attempt, 'settings' | 'answer' | 'proof'>): Promise<IDToken> {
  const asked = proof ? openProof(proof) : null;
  if (!asked) throw googleRefusals.notAsked();
  const url = new URL(settings.returnUrl);
  url.search = answer;
  try {
    const tokens = await authorizationCodeGrant(await googleClient(settings), url, {
      pkceCodeVerifier: asked.verifier,
      expectedState: asked.state,
      expectedNonce: asked.nonce,
      idTokenExpected: true,
    });
    return tokens.claims()!;
  } catch (cause) {
    const refusal = isUnreachable(cause) ? googleRefusals.unreachable() : googleRefusals.refused();
    throw Object.assign(refusal, { cause });
  }
}

/** The library wraps a failed `fetch` (TypeError) and a time-out (TimeoutError) in its own error. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'TimeoutError' || error.message === 'fetch failed' || isUnreachable(error.cause);
}

function namesOf({ given_name, family_name, name }: IDToken): { firstName: string; lastName: string } {
  const said = (text: unknown) => line('Name', 80).safeParse(text).data ?? '';
  const names = { firstName: said(given_name) || said(name), lastName: said(family_name) };
  return isReservedName(names) ? { firstName: '', lastName: '' } : names;
}
