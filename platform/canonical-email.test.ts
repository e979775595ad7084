import { describe, expect, it } from 'vitest';
import { canonicalEmail } from './canonical-email.ts';

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
