import { renderSVG } from 'uqr';

/** Draws the code of a `upi://pay?…` text as an SVG. Dark on light in both themes, since payer apps read no other. */
export function drawCode(text: string): string {
  return renderSVG(text, { border: 4, ecc: 'M' });
}
