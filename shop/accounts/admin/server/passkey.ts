import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq, gt, sql } from 'drizzle-orm';
import { isIP } from 'node:net';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { type Credential, refusals } from '../contract.ts';
import { addRecoveryCodes, mayAddFactor } from './add-factor.ts';
import { proveFactor } from './prove-factor.ts';
import type { Caller } from '../../server/sessions/staff-access.ts';
import { confirmedFactors } from './staff-session.ts';
import { staffChallenges, staffFactors } from './tables.ts';

const challengeMinutes = 5;
/** Only staff with a passkey need the library. */
const loadWebauthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256. Every authenticator has one of them. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** The shop's address, which passkeys are bound to. */
export type Place = { publicUrl: string; shopName: string };

/** Returns why browsers refuse passkeys at the shop's address, or null when they accept them. */
export function passkeysRefused(publicUrl: string): string | null {
  const { hostname, protocol } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')))
    return 'Passkeys need a host name, and this shop has only an IP address. Please use a time code.';
  if (protocol !== 'https:' && hostname !== 'localhost')
    return 'Passkeys need https, and this shop has none. Please use a time code.';
  return null;
}

/** Begins to set up a passkey. Returns the options for the browser. Refuses callers that may not add a factor (403), and a shop without passkeys (409). */
export async function setUpPasskey(
  db: Db,
  { publicUrl, shopName, email, ...caller }: Caller & Place & { email: string },
): Promise<object> {
  const rpID = hostOf(publicUrl);
  const { generateRegistrationOptions } = await loadWebauthn();
  return inTransaction(db, async (tx) => {
    await mayAddFactor(tx, caller);
    const options = await generateRegistrationOptions({
      rpName: shopName,
      rpID,
      supportedAlgorithmIDs,
      userName: email,
      excludeCredentials: (await passkeysOf(tx, caller)).map(({ credentialId }) => ({ id: credentialId! })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    });
    await storeChallenge(tx, caller, options.challenge);
    return options;
  });
}

/**
 * Completes the set-up of a passkey. Returns ten recovery codes when it is the only factor. Refuses a wrong response
 * (400), callers that may not add a factor (403), and while locked (429).
 */
export async function confirmPasskey(
  db: Db,
  { publicUrl, credential, ...caller }: Caller & Pick<Place, 'publicUrl'> & { credential: Credential },
): Promise<string[]> {
  const expected = expectedOf(publicUrl);
  const { verifyRegistrationResponse } = await loadWebauthn();
  const prove = async (tx: Db) => {
    await mayAddFactor(tx, caller);
    const expectedChallenge = await takeChallenge(tx, caller);
    if (expectedChallenge === null) return null;
    const response = credential as unknown as RegistrationResponseJSON;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...expected,
      response,
      expectedChallenge,
      supportedAlgorithmIDs,
    }).catch(refused);
    if (!verified || !registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    const added = await tx
      .insert(staffFactors)
      .values({
        userId: caller.userId,
        kind: 'passkey',
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        confirmedAt: sql`now()`,
      })
      .onConflictDoNothing({ target: staffFactors.credentialId })
      .returning({ id: staffFactors.id });
    return added.length > 0 ? addRecoveryCodes(tx, caller) : null;
  };
  return proveFactor(db, caller, prove, refusals.wrongPasskey);
}

/** Begins to prove the second factor with a passkey. Returns the options for the browser. Refuses a shop without passkeys (409). */
export async function beginPasskey(
  db: Db,
  { publicUrl, ...caller }: Caller & Pick<Place, 'publicUrl'>,
): Promise<object> {
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({
    rpID: hostOf(publicUrl),
    allowCredentials: (await passkeysOf(db, caller)).map(({ credentialId }) => ({ id: credentialId! })),
    userVerification: 'required',
  });
  await storeChallenge(db, caller, options.challenge);
  return options;
}

/** Proves the second factor with a passkey. A challenge works once. Refuses a wrong response (400), and while locked (429). */
export async function verifyPasskey(
  db: Db,
  { publicUrl, credential, ...caller }: Caller & Pick<Place, 'publicUrl'> & { credential: Credential },
): Promise<void> {
  const expected = expectedOf(publicUrl);
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const prove = async (tx: Db) => {
    const expectedChallenge = await takeChallenge(tx, caller);
    const passkey = (await passkeysOf(tx, caller)).find(({ credentialId }) => credentialId === credential.id);
    if (expectedChallenge === null || !passkey) return null;
    const { id, credentialId, publicKey, counter } = passkey;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expected,
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      credential: { id: credentialId!, publicKey: Buffer.from(publicKey!, 'base64url'), counter },
    }).catch(refused);
    if (!verified || !authenticationInfo) return null;
    await tx
      .update(staffFactors)
      .set({ counter: authenticationInfo.newCounter })
      .where(eq(staffFactors.id, id));
    return true;
  };
  await proveFactor(db, caller, prove, refusals.wrongPasskey);
}

/** The library throws for each kind of wrong response. */
function refused() {
  return { verified: false, registrationInfo: undefined, authenticationInfo: undefined } as const;
}

function hostOf(publicUrl: string): string {
  const why = passkeysRefused(publicUrl);
  if (why) throw refusals.noPasskeys(why);
  return new URL(publicUrl).hostname;
}

function expectedOf(publicUrl: string) {
  const expectedRPID = hostOf(publicUrl);
  return { expectedRPID, expectedOrigin: new URL(publicUrl).origin, requireUserVerification: true };
}

async function passkeysOf(db: Db, caller: Caller) {
  return (await confirmedFactors(db, caller)).filter(({ kind }) => kind === 'passkey');
}

async function storeChallenge(db: Db, { sessionId }: Caller, challenge: string): Promise<void> {
  const expiresAt = sql`now() + make_interval(mins => ${challengeMinutes})`;
  await db
    .insert(staffChallenges)
    .values({ sessionId, challenge, expiresAt })
    .onConflictDoUpdate({ target: staffChallenges.sessionId, set: { challenge, expiresAt } });
}

async function takeChallenge(tx: Db, { sessionId }: Caller): Promise<string | null> {
  const [taken] = await tx
    .delete(staffChallenges)
    .where(and(eq(staffChallenges.sessionId, sessionId), gt(staffChallenges.expiresAt, sql`now()`)))
    .returning({ challenge: staffChallenges.challenge });
  return taken?.challenge ?? null;
}
