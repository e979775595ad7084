import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '#platform/server/db.ts';
import { seal } from '#platform/server/secrets/seal.ts';
import { findSession } from '../../server/sessions/find-session.ts';
import { sessions } from '../../server/tables.ts';
import { makeToken, makeUser } from '../../server/testing.ts';
import type { StaffRole } from '../../staff.ts';
import { staffFactors } from './tables.ts';

/** Signs a user in with a proved second factor. Returns the bearer token. */
export async function makeStaffToken(db: Db, userId: number): Promise<string> {
  const token = await makeToken(db, userId);
  await proveSecondFactor(db, token);
  return token;
}

/** Creates staff with a signed-in session whose second factor was proved `minutesAgo`; null means never. */
export async function makeStaff(db: Db, staffRole: StaffRole | null, minutesAgo: number | null = 0) {
  const { id: userId, email } = await makeUser(db, { staffRole });
  const token = await makeToken(db, userId);
  if (minutesAgo !== null) await proveSecondFactor(db, token, minutesAgo);
  const { id: sessionId } = (await findSession(db, { token }))!;
  return { userId, sessionId, email, token };
}

export async function proveSecondFactor(db: Db, token: string, minutesAgo = 0): Promise<void> {
  const { id } = (await findSession(db, { token }))!;
  await db
    .update(sessions)
    .set({ secondFactorAt: sql`now() - make_interval(mins => ${minutesAgo})` })
    .where(eq(sessions.id, id));
}

/** Returns the code that an app shows `stepsAhead` steps of 30 seconds from now. */
export function timeCodeOf(secret: string, stepsAhead = 0): string {
  const stepMs = 30_000;
  return new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * stepMs });
}

/** Gives a user a confirmed time code. Returns its secret. */
export async function makeTimeCode(db: Db, userId: number): Promise<string> {
  const secret = new Secret().base32;
  await db
    .insert(staffFactors)
    .values({ userId, kind: 'time-code', sealedSecret: seal(secret), confirmedAt: sql`now()` });
  return secret;
}

type PasskeyOptions = { challenge: string; rp?: { id: string }; rpId?: string };

/** A passkey in software: answers the options of the server as a browser with an authenticator does. */
export function softPasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  const clientData = (type: string, { challenge }: PasskeyOptions) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const base = { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  const present = 0x05;
  const withKey = 0x40;

  return {
    register(options: PasskeyOptions) {
      const { x, y } = publicKey.export({ format: 'jwk' });
      const [first, second] = [x, y].map((part) => Buffer.from(part!, 'base64url'));
      const coseKey = Buffer.concat([hex('a5010203262001215820'), first!, hex('225820'), second!]);
      const authData = Buffer.concat([
        ...headOf(options.rp!.id, present | withKey),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey,
      ]);
      const fields = Buffer.concat([
        hex('a363666d74646e6f6e656761747453746d74a068'),
        Buffer.from('authData'),
      ]);
      const attestation = Buffer.concat([fields, Buffer.from([0x58, authData.length]), authData]);
      return {
        ...base,
        response: {
          clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    sign(options: PasskeyOptions) {
      const authData = Buffer.concat(headOf(options.rpId!, present));
      const client = clientData('webauthn.get', options);
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
      return {
        ...base,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}

function headOf(rpId: string, flags: number): Buffer[] {
  return [createHash('sha256').update(rpId).digest(), Buffer.from([flags]), Buffer.alloc(4)];
}

function hex(text: string): Buffer {
  return Buffer.from(text, 'hex');
}
