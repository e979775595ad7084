// §5 phones and pincodes are read as people write them, by one reader each; the account's limits hold for what was read, and an unreadable paste stays whole
import { describe, expect, it } from 'vitest';
import { type DigitLimit, heldAfterInput, isPasted, mobileLimit, pincodeLimit } from './limit-digits.ts';

const key = new Event('input');

/** Types each character at the end, as a keyboard does. */
function typed(text: string, limit: DigitLimit, from = ''): string {
  let before = from;
  for (const character of text) {
    const change = { before, after: before + character };
    before = heldAfterInput(change, isPasted(change, key), limit);
  }
  return before;
}

function pasted(text: string, limit: DigitLimit): string {
  return heldAfterInput({ before: '', after: text }, true, limit);
}

describe('the limit of a phone', () => {
  it.for([
    ['9876543210', '9876543210'],
    ['98765 43210', '9876543210'],
    ['98765432101', '9876543210'],
    ['98x7', '987'],
    ['+91 98765 43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['0091-98765-43210', '9876543210'],
    ['91 98765 43210', '9876543210'],
    ['९८७६५४३२१०', '9876543210'],
    ['9198765432', '9198765432'],
    ['+65 9123 4567', '+6591234567'],
  ] as const)('holds after typing %s: %s', ([text, held]) => {
    expect(typed(text, mobileLimit)).toBe(held);
  });

  it('leaves an eleventh digit behind 91, so that no number is cut into another', () => {
    expect(typed('91987654321', mobileLimit)).toBe('91987654321');
  });

  it.for([
    ['+91 98765-43210', '9876543210'],
    ['+960 771 1259', '+9607711259'],
    ['9876543210 1234', '9876543210 1234'],
    ['98765O3210', '98765O3210'],
    ['98765 4321', '987654321'],
  ] as const)('holds after a paste of %s: %s', ([text, held]) => {
    expect(pasted(text, mobileLimit)).toBe(held);
  });

  it('lets a customer mend a paste that could not be read', () => {
    const held = pasted('98765O3210', mobileLimit);
    expect(heldAfterInput({ before: held, after: '987653210' }, false, mobileLimit)).toBe('987653210');
    const change = { before: '98765 4321O', after: '98765 43210' };
    expect(heldAfterInput(change, false, mobileLimit)).toBe('9876543210');
  });
});

describe('the limit of a pincode', () => {
  it('stops at six digits and reads a paste', () => {
    expect(typed('5600031', pincodeLimit)).toBe('560003');
    expect(typed('५६०००३', pincodeLimit)).toBe('560003');
    expect(pasted('PIN 560 003', pincodeLimit)).toBe('560003');
    expect(pasted('560003 / 560004', pincodeLimit)).toBe('560003 / 560004');
    expect(pasted('56OO03', pincodeLimit)).toBe('56OO03');
  });
});
