import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { inTransaction } from '../db.ts';
import { rateCounters } from '../tables.ts';
import { clientNetwork } from './client-network.ts';
import { deleteExpiredCounters, limitInTurn, limitRate, type RateLimit, readCounter } from './limit-rate.ts';

const { db, pool } = await testDatabase();
const tight: RateLimit = { name: 'code', subject: 'rani@example.in', limit: 2, windowSeconds: 60 };
const loose: RateLimit = { name: 'network', subject: '203.0.113.9', limit: 10, windowSeconds: 3600 };

beforeEach(() => db.delete(rateCounters));

describe('a limit', () => {
  it('allows its number of uses, then refuses and says when to come back', async () => {
    // The clock of the database pauses in a transaction.
    const third = inTransaction(db, async (tx) => {
      await limitRate(tx, [tight, loose]);
      await limitRate(tx, [tight, loose]);
      await limitRate(tx, [tight, loose]);
    });
    await expect(third).rejects.toMatchObject({
      status: 429,
      extra: { retryAfterSeconds: 60 },
      message: 'Too many requests. Please try again in 60 seconds.',
    });
    await limitRate(db, [{ ...tight, subject: 'arjun@example.in' }]);
  });

  it('opens again when its window is over', async () => {
    const brief = { ...tight, subject: 'meera@example.in', limit: 1 };
    await limitRate(db, [brief]);
    await pool.query(`update rate_counters set resets_at = now() - interval '1 second'`);
    await limitRate(db, [brief]);
    await expect(limitRate(db, [brief])).rejects.toMatchObject({ status: 429 });
  });

  it('locks nobody out for hours when the clock was set back', async () => {
    const brief = { ...tight, subject: 'clock@example.in', limit: 1 };
    await limitRate(db, [brief]);
    await pool.query(`update rate_counters set resets_at = now() + interval '2 hours'`);
    await limitRate(db, [brief]);
    await expect(limitRate(db, [brief])).rejects.toMatchObject({ extra: { retryAfterSeconds: 60 } });
  });

  it('is not opened by a request that began seconds before another', async () => {
    const brief = { ...tight, subject: 'slow@example.in', limit: 1 };
    await limitRate(db, [brief]);
    await pool.query(`update rate_counters set resets_at = now() + interval '110 seconds'`);
    await expect(limitRate(db, [brief])).rejects.toMatchObject({ status: 429 });
  });

  it('counts exactly under concurrent requests', async () => {
    const shared = { ...loose, subject: '198.51.100.7' };
    const tries = await Promise.allSettled(Array.from({ length: 40 }, () => limitRate(db, [shared, tight])));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const rows = await db.select().from(rateCounters);
    expect(rows.map(({ count }) => count)).toContain(40);
  });

  it('counts a second one only while the first is not used up', async () => {
    const countBoth = () => limitInTurn(db, tight, loose);
    for (let use = 0; use < tight.limit; use += 1) await countBoth();
    await expect(countBoth()).rejects.toMatchObject({ status: 429, extra: { retryAfterSeconds: 60 } });
    expect((await readCounter(db, tight))?.count).toBe(tight.limit + 1);
    expect((await readCounter(db, loose))?.count).toBe(tight.limit);
    await expect(
      limitInTurn(db, { ...tight, subject: 'other@example.in' }, { ...loose, limit: tight.limit }),
    ).rejects.toMatchObject({ status: 429 });
  });

  it('is deleted after its window', async () => {
    await limitRate(db, [{ ...tight, subject: 'old@example.in' }]);
    await pool.query(`update rate_counters set resets_at = now() - interval '1 second'`);
    await limitRate(db, [{ ...tight, subject: 'young@example.in' }]);
    await deleteExpiredCounters(db);
    expect(await db.$count(rateCounters)).toBe(1);
  });

  it('stores no address in readable form', async () => {
    await limitRate(db, [tight, loose]);
    const rows = await db.select().from(rateCounters);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/example\.in|203\.0/);
  });
});

describe('the network of a request', () => {
  const from = (peer: string, forwardedFor?: string, trustedProxy: string[] = []) =>
    clientNetwork({ peer, forwardedFor, trustedProxy });
  const on = ['loopback', 'private'];

  it('is the whole IPv4 address, also when written as IPv6', () => {
    expect(from('203.0.113.9')).toBe('203.0.113.9');
    expect(from('::ffff:203.0.113.9')).toBe('203.0.113.9');
  });

  it('is the /64 of an IPv6 address', () => {
    expect(from('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(from('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(from('2001:db8::9')).toBe('2001:db8:0:0::/64');
    expect(from('::1')).toBe('0:0:0:0::/64');
    expect(from('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  });

  it('believes X-Forwarded-For of a trusted proxy only', () => {
    expect(from('10.0.0.1', '198.51.100.7')).toBe('10.0.0.1');
    expect(from('10.0.0.1', '198.51.100.7', on)).toBe('198.51.100.7');
    expect(from('::ffff:127.0.0.1', '198.51.100.7', on)).toBe('198.51.100.7');
    expect(from('203.0.113.9', '198.51.100.7', on)).toBe('203.0.113.9');
    expect(from('203.0.113.9', '198.51.100.7', ['203.0.113.0/24'])).toBe('198.51.100.7');
    expect(from('127.0.0.1', '198.51.100.7', ['203.0.113.9'])).toBe('127.0.0.1');
    expect(from('', undefined)).toBe('unknown');
  });

  // §9 X-Forwarded-For is believed of named proxies only; the client is the last address that is none
  it('is the last address that is not a trusted proxy', () => {
    expect(from('127.0.0.1', '1.2.3.4, 198.51.100.7', on)).toBe('198.51.100.7');
    expect(from('127.0.0.1', '1.2.3.4, 198.51.100.7, 10.0.0.2, 172.16.5.5', on)).toBe('198.51.100.7');
    expect(from('127.0.0.1', '127.0.0.1, 198.51.100.7', on)).toBe('198.51.100.7');
    expect(from('127.0.0.1', 'nonsense, 10.0.0.2', on)).toBe('10.0.0.2');
    expect(from('127.0.0.1', '1.2.3.4, nonsense', on)).toBe('127.0.0.1');
    expect(from('127.0.0.1', ',,,', on)).toBe('127.0.0.1');
  });

  it('is read without the port that some proxies append', () => {
    expect(from('127.0.0.1', '198.51.100.7:4711', on)).toBe('198.51.100.7');
    expect(from('127.0.0.1', '[2001:db8:1:2::9]:4711', on)).toBe('2001:db8:1:2::/64');
  });
});
