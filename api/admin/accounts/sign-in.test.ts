import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resetFactors } from '#shop/accounts/admin/server/reset-factors.ts';
import { makeStaff, timeCodeOf } from '#shop/accounts/admin/server/testing.ts';
import { staffTries } from '#shop/accounts/admin/server/tables.ts';
import { sessions } from '#shop/accounts/server/tables.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { makeToken } from '#shop/accounts/server/testing.ts';
import { openStaffApi } from '../testing.ts';

const { api, db, lines, call, openMails } = await openStaffApi();

async function withTimeCode() {
  const staff = await makeStaff(db, 'support', null);
  const { secret } = (await call(staff.token, 'POST', 'time-code/set-up')).body;
  const code = timeCodeOf(secret!, -1);
  const { body } = await call(staff.token, 'POST', 'time-code/confirm', { code });
  return { ...staff, secret: secret!, recoveryCodes: body.recoveryCodes! };
}

/** Signs in again: a new session without a second factor. */
async function again({ userId }: { userId: number }) {
  return makeToken(db, userId);
}

const verify = (token: string, code: string) => call(token, 'POST', 'time-code/verify', { code });
const wrongFor = (secret: string) =>
  ['000000', '111111', '222222', '333333'].find((code) =>
    [-1, 0, 1, 2].every((step) => timeCodeOf(secret, step) !== code),
  )!;

beforeEach(() => {
  lines.length = 0;
  // A code is made and sent within one step of 30 seconds.
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => vi.useRealTimers();
});

describe('the staff side', () => {
  it('refuses a customer at every endpoint, with words', async () => {
    const { token } = await makeStaff(db, null);
    const document = await (await api.request('/api/openapi.json')).json();
    const { paths } = document as { paths: Record<string, object> };
    const staffPaths = Object.entries(paths).filter(([path]) => path.startsWith('/api/admin/'));
    expect(staffPaths.length).toBeGreaterThan(10);
    for (const [path, methods] of staffPaths)
      for (const method of Object.keys(methods)) {
        const place = path.replace('/api/admin/', '').replace(/\{\w+\}/g, '1');
        const body = method === 'get' ? undefined : {};
        expect(await call(token, method.toUpperCase(), place, body), path).toMatchObject({
          status: 403,
          body: { code: 'staff_only', message: 'Only staff of the shop may do this.' },
        });
      }
  });

  it('refuses staff whose session proved no second factor within 12 hours', async () => {
    const codes = [null, 721, 719].map(async (minutes) =>
      openMails((await makeStaff(db, 'support', minutes)).token),
    );
    expect(await Promise.all(codes)).toEqual(['second_factor_needed', 'second_factor_needed', 'open']);
  });

  it('says what waits, before the second factor and after', async () => {
    const { token, recoveryCodes } = await withTimeCode();
    expect(recoveryCodes).toHaveLength(10);
    expect((await call(token, 'GET', 'session')).body).toMatchObject({
      role: 'support',
      isProved: true,
      factors: ['time-code'],
      recoveryCodesLeft: 10,
      passkeysRefused: null,
    });
  });
});

describe('a time code', () => {
  it('opens the session that entered it, and no other', async () => {
    const staff = await withTimeCode();
    const [one, other] = [await again(staff), await again(staff)];
    expect(await openMails(one)).toBe('second_factor_needed');
    expect((await verify(one, timeCodeOf(staff.secret))).status).toBe(200);
    expect([await openMails(one), await openMails(other)]).toEqual(['open', 'second_factor_needed']);
  });

  it('works once, also when two sessions send it at the same moment', async () => {
    const staff = await withTimeCode();
    const tokens = [await again(staff), await again(staff)];
    const code = timeCodeOf(staff.secret);
    const both = await Promise.all(tokens.map((token) => verify(token, code)));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await verify(tokens[0]!, code)).body.code).toBe('wrong_second_factor');
    expect((await verify(tokens[0]!, timeCodeOf(staff.secret, -1))).status).toBe(400);
    await db.delete(staffTries).where(eq(staffTries.userId, staff.userId));
    expect((await verify(tokens[0]!, timeCodeOf(staff.secret, 1))).status).toBe(200);
  });

  it('of the set-up works for nobody else', async () => {
    const [staff, other] = [await withTimeCode(), await withTimeCode()];
    expect((await verify(await again(other), timeCodeOf(staff.secret))).status).toBe(400);
  });

  it('stays sealed in the database, and no table or log holds a recovery code', async () => {
    const { secret, recoveryCodes, email } = await withTimeCode();
    const { rows } = await db.execute<{ row: string }>(
      sql`select f::text as row from staff_factors f union all select c::text from staff_recovery_codes c`,
    );
    const stored = rows.map(({ row }) => row).join('\n');
    expect(lines.join('')).toContain('factor_added');
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(stored + lines.join('')).not.toContain(hidden);
    expect(lines.join('')).not.toContain(email);
  });
});

describe('a wrong second factor', () => {
  const endPause = (userId: number) =>
    db
      .update(staffTries)
      .set({ lockedUntil: sql`now()` })
      .where(eq(staffTries.userId, userId));
  const secondsLeft = async (userId: number) => {
    const left = sql<number>`extract(epoch from ${staffTries.lockedUntil} - clock_timestamp())::float8`;
    const [row] = await db.select({ left }).from(staffTries).where(eq(staffTries.userId, userId));
    return row!.left;
  };

  it('doubles the pause each time, and the tenth of a day locks and emails the owner', async () => {
    const owner = await makeStaff(db, 'owner');
    const staff = await withTimeCode();
    const [token, wrong] = [await again(staff), wrongFor(staff.secret)];
    const pauses: number[] = [];
    for (let n = 1; n <= 10; n += 1) {
      expect((await verify(token, wrong)).status).toBe(400);
      if (n > 1) pauses.push(await secondsLeft(staff.userId));
      if (n < 10) await endPause(staff.userId);
    }
    for (const [at, pause] of [2, 4, 8, 16, 32, 64, 128, 256].entries()) {
      expect(pauses[at]).toBeLessThanOrEqual(pause);
      expect(pauses[at]).toBeGreaterThan(pause - 1.5);
    }
    expect(pauses.at(-1)).toBeGreaterThan(23 * 3_600);
    expect((await verify(await again(staff), timeCodeOf(staff.secret))).body).toMatchObject({
      code: 'staff_locked',
      message: 'Too many wrong tries. Please try again in 24 hours.',
    });
    const emails = (await queuedEmails(db, owner.email)).filter(
      ({ template }) => template === 'staff-locked',
    );
    expect(emails.map(({ data }) => data)).toEqual([{ email: staff.email.replace(/^(.).*@/, '$1•••@') }]);
    await db
      .update(staffTries)
      .set({ since: sql`now() - interval '1 day'`, lockedUntil: sql`now()` })
      .where(eq(staffTries.userId, staff.userId));
    expect((await verify(token, timeCodeOf(staff.secret))).status).toBe(200);
  });

  it('passes no pause by eight tries at once, nor by new sessions', async () => {
    const staff = await withTimeCode();
    const wrong = wrongFor(staff.secret);
    const tokens = await Promise.all(Array.from({ length: 8 }, () => again(staff)));
    const tries = await Promise.all(tokens.map((token) => verify(token, wrong)));
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(2);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(6);
  });

  it('of a stranger with the mailbox locks no session that proved a factor before', async () => {
    const [staff, other] = [await withTimeCode(), await withTimeCode()];
    const stranger = await again(staff);
    for (let n = 0; n < 12; n += 1) {
      await verify(stranger, wrongFor(staff.secret));
      await db
        .update(staffTries)
        .set({ lockedUntil: sql`case when tries < 10 then now() else locked_until end` })
        .where(eq(staffTries.userId, staff.userId));
    }
    expect((await verify(stranger, timeCodeOf(staff.secret, 1))).status).toBe(429);
    expect(await openMails(staff.token)).toBe('open');
    expect((await verify(staff.token, timeCodeOf(staff.secret, 1))).status).toBe(200);
    expect((await verify(stranger, timeCodeOf(staff.secret, 1))).status).toBe(429);
    expect((await verify(await again(other), timeCodeOf(other.secret, 1))).status).toBe(200);
  });

  it('is nothing that a guest or a customer can add to', async () => {
    const staff = await withTimeCode();
    const customer = await makeStaff(db, null);
    for (const token of ['x'.repeat(43), customer.token])
      expect([401, 403]).toContain((await verify(token, '000000')).status);
    expect(await db.$count(staffTries, eq(staffTries.userId, staff.userId))).toBe(0);
  });
});

describe('a recovery code', () => {
  it('opens a session once, in any spelling', async () => {
    const staff = await withTimeCode();
    const token = await again(staff);
    const code = ` ${staff.recoveryCodes[3]!.toUpperCase().replace('-', ' ')}`;
    expect((await call(token, 'POST', 'recovery-code/verify', { code })).status).toBe(200);
    expect(await openMails(token)).toBe('open');
    const second = await call(await again(staff), 'POST', 'recovery-code/verify', { code });
    expect(second.status).toBe(400);
    expect((await call(token, 'GET', 'session')).body.recoveryCodesLeft).toBe(9);
  });
});

describe('a second factor is added', () => {
  it('by a fresh login only while there is none, so a stolen token adds none', async () => {
    const staff = await makeStaff(db, 'owner', null);
    await db
      .update(sessions)
      .set({ createdAt: sql`now() - interval '11 minutes'` })
      .where(eq(sessions.id, staff.sessionId));
    for (const path of ['time-code/set-up', 'passkey/set-up'])
      expect((await call(staff.token, 'POST', path)).body.code).toBe('fresh_login_needed');
  });

  it('with a second factor of the last ten minutes once there is one', async () => {
    const staff = await withTimeCode();
    const token = await again(staff);
    for (const path of ['time-code/set-up', 'passkey/set-up'])
      expect((await call(token, 'POST', path)).body.code).toBe('fresh_second_factor_needed');
    expect((await call(staff.token, 'POST', 'time-code/set-up')).status).toBe(200);
  });

  it('by one of two sessions that began the first set-up', async () => {
    const staff = await makeStaff(db, 'packer', null);
    const thief = await again(staff);
    const { secret } = (await call(staff.token, 'POST', 'time-code/set-up')).body;
    const mine = { code: timeCodeOf(secret!) };
    expect((await call(staff.token, 'POST', 'time-code/confirm', mine)).status).toBe(200);
    const theirs = { code: timeCodeOf(secret!, 1) };
    expect((await call(thief, 'POST', 'time-code/confirm', theirs)).body.code).toBe(
      'fresh_second_factor_needed',
    );
  });

  it('anew after a reset, which ends every session', async () => {
    const staff = await withTimeCode();
    await resetFactors(db, staff);
    expect((await call(staff.token, 'GET', 'session')).status).toBe(401);
    const { body } = await call(await again(staff), 'GET', 'session');
    expect(body).toMatchObject({ factors: [], recoveryCodesLeft: 0, isProved: false });
  });
});
