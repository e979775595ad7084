// §9 a new draft has maker, care, licence and origin of the settings
import { expect, it } from 'vitest';
import { factsOfNew } from './usual-facts.ts';

const settings = {
  seller: 'Tulsi Herbals',
  address: '4, MG Road, Pune 411001',
  ayushLicence: 'MH-AYU-0042/2026',
  phone: '+91 98765 43210',
  email: 'care@tulsi.example',
};
const maker = 'Tulsi Herbals, 4, MG Road, Pune 411001';

it('begins an Ayurvedic product with seller, maker, care, licence and origin', () => {
  expect(factsOfNew(settings, 'ayurvedic')).toEqual({
    countryOfOrigin: 'India',
    seller: 'Tulsi Herbals',
    maker,
    licence: 'MH-AYU-0042/2026',
    facts: { consumerCare: `${maker}, +91 98765 43210, care@tulsi.example` },
  });
});

it('gives no other class the AYUSH licence', () => {
  expect(factsOfNew(settings, 'cosmetic').licence).toBe('');
  expect(factsOfNew(settings, 'food').licence).toBe('');
});

it('leaves out what the settings do not say, and what does not fit', () => {
  const silent = { seller: '', address: '', ayushLicence: '', phone: '', email: '' };
  expect(factsOfNew(silent, 'ayurvedic')).toEqual({ countryOfOrigin: 'India', maker: '', licence: '' });
  expect(factsOfNew({ ...settings, address: 'x'.repeat(240) }, 'general').maker).toBe('');
  expect(factsOfNew({ ...settings, phone: '', email: '' }, 'general')).not.toHaveProperty('facts');
});
