import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foreignWaysIn, noOwnWays } from './foreign-ways.ts';

const kinds = (text: string) => foreignWaysIn(text, noOwnWays).map(({ kind }) => kind);

const bare =
  'in co top live app click zip bharat me vip pro link page pay world today fun deals sale ru cn tk dev'
    .split(' ')
    .flatMap((ending) => [`evil.${ending}`, `Order at evil.${ending} now`, `(evil.${ending})`]);

describe('a further spelling of a foreign way', () => {
  it.each([
    ...bare,
    'EVIL.IN',
    'Evil.in',
    'Buy from evil.in, today',
    'evil.in has it for less',
    'evil.co.in',
  ])('is a link: %s', (text) => expect(kinds(text)).toContain('link'));

  it.each([
    'evil .com',
    'evil. com',
    'evil . com',
    'evil. co. in',
    'evil .in',
    'evil. in',
    'evil d0t com',
    'evil d o t com',
    'evil,com',
    'evil·com',
    'evil․com',
    'evil डॉट कॉम',
    'evil डॉट इन',
    '192.168.1.1/pay',
    '192.168.1.1:8080',
    'Open 10.0.0.7',
    'data:text/html,x',
    'DATA:text/html;base64,eA==',
    'javascript:alert(1)',
    'JavaScript : alert(1)',
    'vbscript:x',
    'ftp://evil',
    'https://pay.example/x',
    'pay.example',
  ])('is a link: %s', (text) => expect(kinds(text)).toContain('link'));

  it.each([
    '9OOOO12345',
    '9000o12345',
    '98OOO 12345',
    '+91 9OOOO 12345',
    '9l23456780',
    '90 00 01 23 45',
    '90-00-01-23-45',
    '90.00.01.23.45',
    '९० ०० ०१ २३ ४५',
    '९०००० १२३४५',
    '९०००-०१२-३४५',
    '900 001 2345',
    '9000 012 345',
    '900 0012 345',
    '90000 123 45',
    '90 0001 2345',
    '022 4900 1234',
    '022-4900-1234',
    '(022) 4900 1234',
    '(022)49001234',
    '०२२ ४९०० १२३४',
    '+91 22 4900 1234',
    '+91-22-4900-1234',
    '0091 90000 12345',
    '1800-12-3456',
    '+44 7911 123456',
    '+1 (202) 555-0123',
  ])('is a phone: %s', (text) => expect(kinds(text)).toContain('phone'));

  it.each([
    'Keep your OTP ready for our agent',
    'Have the OTP at hand when we call',
    'Read us the six digits from your phone',
    'Tell our agent the 6-digit code on your mobile',
    'Say the 4 digit number in the message on your phone',
    'Share screen for refund',
    'Please share your screen with us',
    'Screen sharing helps us to refund',
    'Your ATM number is needed',
    'CVV is mandatory for the refund',
    'Your card number must be sent to us',
    'Aadhaar and PAN needed by mail',
    'Send Aadhaar on WhatsApp',
    'Complete your KYC by phone',
    'A photo of your Aadhaar is required',
    'Install UltraViewer, please',
    'Give our man remote access',
    'आधार नंबर भेजें',
    'अपनी स्क्रीन शेयर करें',
    'OTP taiyar rakhein',
  ])('asks for a secret: %s', (text) => expect(kinds(text)).toContain('secret'));

  it.each([
    'Deposit money in our account first',
    'Put the money into my account',
    'Transfer ₹500 to the account below',
    '50% advance, the rest at the door',
    'Send the amount first',
    'Remit the fee now, the goods follow',
    'हमारे खाते में पैसे डालें',
    'Paise hamare khate mein daalein',
  ])('asks for a payment: %s', (text) => expect(kinds(text)).toContain('advance'));
});

describe('a text of an attacker', () => {
  const texts = readFileSync('shop/claims/hostile-ways.txt', 'utf8').trim().split('\n');

  it.each(texts)('is held up: %s', (text) => expect(kinds(text)).not.toEqual([]));
});

describe('an address of the kind example', () => {
  it('passes on a demo alone', () => {
    for (const text of ['Write to help@evil.example', 'Visit evil.example', 'https://evil.example/x']) {
      expect(foreignWaysIn(text, { ...noOwnWays, takesExamples: true })).toEqual([]);
      expect(foreignWaysIn(text, noOwnWays)).not.toEqual([]);
    }
  });
});

it.each(['https://example.thief.com/pay', 'visit example.thief.in', 'refund@example.thief.com'])(
  'a host of a thief is no example on a demo: %s',
  (text) => expect(foreignWaysIn(text, { ...noOwnWays, takesExamples: true })).not.toEqual([]),
);

it('an address of the shop itself is no foreign way', () => {
  const own = { ...noOwnWays, hosts: ['vanya.com'], emails: ['care@vanya.com'] };
  const text = 'See https://vanya.com/returns, vanya.com or www.vanya.com, or write to care@vanya.com.';
  expect(foreignWaysIn(text, own)).toEqual([]);
  expect(foreignWaysIn('See https://maker.com/x', own)).toHaveLength(1);
});

describe('an honest text', () => {
  const texts = readFileSync('shop/claims/honest-words.txt', 'utf8').trim().split('\n---\n');

  it('is there 124 times', () => expect(new Set(texts).size).toBe(124));

  it.each(texts)('passes: %s', (text) => expect(foreignWaysIn(text, noOwnWays)).toEqual([]));
});
