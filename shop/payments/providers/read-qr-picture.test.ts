import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { readQrPicture } from './read-qr-picture.ts';
import { drawCodePicture } from './simulator/protocols/draw-code-picture.ts';

it('reads each of many codes', async () => {
  const codes = Number(process.env.PAYMENT_CODES ?? 60);
  for (let code = 0; code < codes; code += 1) {
    const text = `upi://pay?pa=shop@bank&pn=Aranya&am=497.00&cu=INR&tr=${randomUUID()}`;
    expect(await readQrPicture(await drawCodePicture(text))).toBe(text);
  }
});
