import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { canonicalEmail, inboxOf } from './canonical-email.ts';

const { db } = await testDatabase();

describe('an e-mail address', () => {
  it.for([
    ['  Rani.Verma+shop@Example.IN ', 'rani.verma+shop@example.in'],
    ["o'neil@sub.example.co.in", "o'neil@sub.example.co.in"],
    ['rani@बाजार.भारत', 'rani@xn--81b5an8cb.xn--h2brj9c'],
    ['rani@mu\u0308nchen.example', 'rani@xn--mnchen-3ya.example'],
    ['\u212Airan@example.in', 'kiran@example.in'],
  ])('has one canonical form: %s', ([written, canonical]) => {
    expect(canonicalEmail(written!)).toBe(canonical);
    expect(canonicalEmail(canonical!)).toBe(canonical);
  });

  it.for([
    '',
    'rani',
    '@example.in',
    'rani@',
    'rani@example',
    'rani@@example.in',
    'rani@example.in,victim@example.in',
    'rani@example.in\r\nBcc: victim@example.in',
    'Rani <rani@example.in>',
    'ra ni@example.in',
    'rani@exa mple.in',
    'rani@example.in/x',
    'rani@127.0.0.1',
    'rani@1.2',
    'rani@[::1]',
    'rani@example.in.',
    '.rani@example.in',
    'ra..ni@example.in',
    'ran\u0130@example.in',
    'rani@exam%70le.in',
    `${'r'.repeat(65)}@example.in`,
    `rani@${'a.'.repeat(125)}in`,
  ])('is refused when it is not one: %j', (written) => {
    expect(canonicalEmail(written)).toBeNull();
  });
});

describe('the inbox of an address', () => {
  it.for([
    ['rani.verma+shop@example.in', 'rani.verma@example.in'],
    ['rani.verma+a+b@gmail.com', 'raniverma@gmail.com'],
    ['r.a.n.i@googlemail.com', 'rani@gmail.com'],
    ['rani+1@outlook.com', 'rani@outlook.com'],
    ['rani@hotmail.com', 'rani@hotmail.com'],
    ['rani+1@mac.com', 'rani@icloud.com'],
    ['ra-ni_v.erma+x@protonmail.com', 'raniverma@proton.me'],
    ['rani_v-shop@yahoo.co.in', 'rani_v@yahoo.co.in'],
    ['rani-v@example.in', 'rani-v@example.in'],
    ['rani.v+shop@ya.ru', 'rani-v@yandex.ru'],
    ['rani-v@yandex.com.tr', 'rani-v@yandex.ru'],
    ['shop@rani.fastmail.com', 'rani@fastmail.com'],
    ['rani+shop@fastmail.co.uk', 'rani@fastmail.co.uk'],
    ['rani@my.yandex.com.example', 'rani@my.yandex.com.example'],
    ['rani.v@gmail.com.example', 'rani.v@gmail.com.example'],
    ['+rani@example.in', '+rani@example.in'],
    ['rani@yahoo.example.in', 'rani@yahoo.example.in'],
  ])('is one for all its spellings, also in the database: %s', async ([email, inbox]) => {
    expect(inboxOf(email!)).toBe(inbox);
    expect(inboxOf(inbox!)).toBe(inbox);
    const { rows } = await db.execute(sql`select inbox_of(${email}) as inbox`);
    expect(rows).toEqual([{ inbox }]);
  });
});
