import { describe, expect, it } from 'vitest';
import { pictureOfStep, stepsOf } from './how-to-step.ts';

describe('how to use a product', () => {
  it('splits a text into steps, one per line, without empty ones', () => {
    expect(stepsOf('Warm the oil\n\n  Massage the scalp \nRinse')).toEqual([
      'Warm the oil',
      'Massage the scalp',
      'Rinse',
    ]);
    expect(stepsOf('')).toEqual([]);
  });

  it('gives each step the picture of the first word that has one', () => {
    expect(pictureOfStep('Warm two spoons in a bowl of hot water')).toBe('warmth');
    expect(pictureOfStep('Massage the scalp, then rinse')).toBe('hands');
    expect(pictureOfStep('Rinse after ten minutes')).toBe('water');
    expect(pictureOfStep('With or after warm milk')).toBe('glass');
    expect(pictureOfStep('Never undiluted on skin')).toBe('caution');
    expect(pictureOfStep('जैसा वैद्य कहें')).toBe('leaf');
  });
});
