import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foreignWaysIn } from './foreign-ways.ts';

const own = {
  phones: ['+91 80 4123 4567', '98450 12345'],
  emails: ['care@vanya.example.in', 'hello@vanya.in'],
  hosts: ['vanya.in'],
  takesExamples: false,
};
const kinds = (text: string) => foreignWaysIn(text, own).map(({ kind }) => kind);

describe('a way to pay or reach somebody else', () => {
  it.each([
    ['Pay in advance by UPI to vanya.offers@okaxis', 'upi'],
    ['Pay in advance by UPI to vanya.offers@okaxis', 'advance'],
    ['Send ₹500 to 9812345678@ybl and we ship today', 'upi'],
    ['UPI: care@newbank', 'upi'],
    ['Please tell us your card number and PIN at https://vanya-care.example.com.ru/x', 'secret'],
    ['Please tell us your card number and PIN at https://vanya-care.co/x', 'link'],
    ['Call 98123 45678 for your refund', 'phone'],
    ['WhatsApp: +91-9812345678', 'phone'],
    ['Ring 9 8 1 2 3 4 5 6 7 8 today', 'phone'],
    ['Call 981-234-5678', 'phone'],
    ['कॉल करें ९८१२३ ४५६७८', 'phone'],
    ['Ph 022-27561234', 'phone'],
    ['Toll free 1800 123 4567', 'phone'],
    ['Call nine eight one two three four five six seven eight', 'phone'],
    ['Call 98\u200b123\u200b45678', 'phone'],
    ['Write to vanya.refunds@gmail.com', 'email'],
    ['Write to refunds [at] vanya-care [dot] com', 'email'],
    ['Open www.vanya-refund.in', 'link'],
    ['Visit vanya-refund.in today', 'link'],
    ['VANYA-OFFERS.COM has it', 'link'],
    ['bit.ly/vanya', 'link'],
    ['wa.me/919812345678', 'link'],
    ['vanya offers dot com', 'link'],
    ['A/c 123456789012, IFSC SBIN0001234', 'account'],
    ['Deposit into account no. 1234 5678 9012', 'account'],
    ['Reply with your CVV to confirm', 'secret'],
    ['Share the OTP with our agent', 'secret'],
    ['Enter your card number below', 'secret'],
    ['Apna ATM PIN bataiye', 'secret'],
    ['अपना कार्ड नंबर बताएं', 'secret'],
    ['Do not wait: pay in advance today', 'advance'],
    ['No cash? Pay before dispatch by bank transfer.', 'advance'],
    ['We take an advance payment of ₹200.', 'advance'],
    ['Scan the QR code and send the screenshot', 'advance'],
    ['Never mind cash, transfer by NEFT', 'advance'],
    ['Pay with gift cards', 'advance'],
    ['Call 98-12-34-56-78', 'phone'],
    ['Call +91 (98123) 45678', 'phone'],
    ['Call 98123–45678', 'phone'],
    ['Call 98**123**45678', 'phone'],
    ['Call 1860-266-2666', 'phone'],
    ['98 12 34 56 78 पर कॉल करें', 'phone'],
    ['Call 98l2345678', 'phone'],
    ['Call nine eight one two 34567 8', 'phone'],
    ['नौ आठ एक दो तीन चार पाँच छह सात आठ पर कॉल करें', 'phone'],
    ['vanya @ okaxis', 'upi'],
    ['Pay vanya at ybl', 'upi'],
    ['My ID is vanya at the rate ybl', 'upi'],
    ['IFSC sbin0001234', 'account'],
    ['SBI 12345678901', 'account'],
    ['G-Pay us ₹500', 'advance'],
    ['PhonePe kar dijiye', 'advance'],
    ['यूपीआई से पैसे भेजें', 'advance'],
    ['पहले भुगतान करें', 'advance'],
    ['Pay first, we ship later', 'advance'],
    ['Deposit ₹200 to confirm your order', 'advance'],
    ['Payment is needed before the parcel leaves', 'advance'],
    ['Buy a gift card and send us the code', 'advance'],
    ['Share your C.V.V.', 'secret'],
    ['Read out the OTP to the caller', 'secret'],
    ['अपना ओटीपी बताएँ', 'secret'],
    ['ओटीपी साझा करें', 'secret'],
    ['Send a photo of both sides of your card', 'secret'],
    ['Share the code you received by SMS', 'secret'],
    ['Install AnyDesk, please', 'secret'],
    ['https://1.2.3.4/pay', 'link'],
    ['vanya-refund[.]com', 'link'],
    ['वन्या.भारत', 'link'],
    ['Telegram: @vanyacare', 'link'],
  ])('is found in “%s”: %s', (text, kind) => {
    expect(kinds(text)).toContain(kind);
  });
});

describe('an honest sentence', () => {
  it.each([
    'Please enter your pincode to see when it arrives.',
    'A gift card lies in the box if you wish.',
    'We never ask for your PIN, card number or OTP.',
    'Nobody from our shop will ask you to share your OTP.',
    'You pay in cash at the door. No advance payment is needed.',
    'Please do not pay in advance to anyone who calls in our name.',
    'Share your address, city and PIN so that the courier finds you.',
    'Call us at 98450 12345 or +91 80 4123 4567, or write to hello@vanya.in.',
    'Open vanya.in/orders to follow your parcel.',
    'Read more at https://www.fssai.gov.in/ or on consumerhelpline.gov.in.',
    'Enter the OTP that we sent to your email.',
    'FSSAI licence 10012022000123, GSTIN 29ABCDE1234F1Z5.',
    'HSN 30049011, EAN 8901234567890, batch 2026110045.',
    'Weights: 250 g, 500 g, 1000 g. Prices ₹ 650, ₹ 780 and ₹ 9000.',
    'Made in small batches.In Mysuru we press it cold.',
    'Follow @vanya.in for new harvests.',
    'Follow order AR-1000012 in My Orders.',
    'A small teaspoon in the morning; no card, no coupon, no code.',
    'Refunds for cash orders go to your bank account or UPI, as you name it on the return page.',
    'Cash only: UPI is not taken at the door.',
    'अपना ओटीपी किसी से साझा न करें।',
    'पहले भुगतान की ज़रूरत नहीं।',
    'हम रिफंड यूपीआई से भेजेंगे।',
    'We call to confirm your order. You pay nothing to confirm your order.',
    'Pay for the first order in cash at the door.',
    'We send a code to your email; refunds come by bank transfer.',
    'We never ask you to install AnyDesk.',
    'Take one or two tablets, three to four times in five to six weeks.',
  ])('passes: “%s”', (text) => {
    expect(foreignWaysIn(text, own)).toEqual([]);
  });

  it('passes in sixty texts of shops all over India', () => {
    const texts = readFileSync('shop/claims/honest-texts.txt', 'utf8').split('\n---\n');
    expect(texts).toHaveLength(60);
    expect(texts.flatMap((text) => foreignWaysIn(text, own))).toEqual([]);
  });
});

describe('a text of 25,000 signs', () => {
  it.each(['9 ', 'a.', '1-', 'a@', 'pay ', 'tell ', '. ', '1', 'पिन ', 'https://'])(
    'of “%s” is read in time',
    (piece) => {
      const began = performance.now();
      foreignWaysIn(piece.repeat(Math.ceil(25_000 / piece.length)), own);
      expect(performance.now() - began).toBeLessThan(2_000);
    },
  );

  it('of thousands of links names fifty', () => {
    const links = Array.from({ length: 3_000 }, (_, at) => `a${at}.com`).join(' ');
    expect(foreignWaysIn(links, own)).toHaveLength(50);
  });
});
