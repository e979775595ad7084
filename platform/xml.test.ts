import { expect, it } from 'vitest';
import { escapeXml } from './xml.ts';

it('escapes what XML gives a meaning, and drops what it forbids', () => {
  expect(escapeXml(`</loc><loc>"R&D" 'x'`)).toBe('&lt;/loc&gt;&lt;loc&gt;&quot;R&amp;D&quot; &apos;x&apos;');
  expect(escapeXml('a\u0000b\u001b\uffffc\ud800d')).toBe('abc\ufffdd');
  expect(escapeXml('नीम ₹5\n')).toBe('नीम ₹5\n');
});
