import { and, eq, isNull } from 'drizzle-orm';
import { authorizationCodeGrant, type IDToken } from 'openid-client';
import { canonicalEmail } from '#platform/canonical-email.ts';
import { line } from '#platform/forms.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import type { LoginResponse } from '../../contract.ts';
import { googleRefusals } from '../../google.ts';
import type { UserRow } from '../find-user.ts';
import { openAccount } from '../open-account.ts';
import { type Arrival, openLogin } from '../sessions/open-login.ts';
import { users } from '../tables.ts';
import { googleClient, type GoogleSettings } from './google-client.ts';
import { openProof } from './proof.ts';

type Attempt = Arrival & {
  settings: GoogleSettings;
  /** The query that Google sent the browser back with. */
  answer: string;
  /** What `beginGoogle` gave this browser to keep. */
  proof: string | undefined;
};

/**
 * Signs in the person who is linked to the Google account, by issuer and `sub`. An account that has no link yet gets it
 * once, by the confirmed e-mail; without an account one is opened. Refuses an e-mail that belongs to another Google
 * account, an answer this browser did not ask for, a forged or used one, an address that Google has not confirmed (400),
 * and a provider that cannot be reached (503).
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

/** Holds the person's row: of two sign-ins at once, the second finds the link of the first. */
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

/** State, PKCE, nonce, issuer, audience, time and signature are the library's to check. */
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

/** A failed `fetch` is a TypeError, one out of time a TimeoutError; the library hands both on in its own error. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'TimeoutError' || error.message === 'fetch failed' || isUnreachable(error.cause);
}

function namesOf({ given_name, family_name, name }: IDToken): { firstName: string; lastName: string } {
  const said = (text: unknown) => line('Name', 80).safeParse(text).data ?? '';
  return { firstName: said(given_name) || said(name), lastName: said(family_name) };
}
