import { ellipse, path } from '../pen/shapes.ts';
import type { Sheet } from '../pen/sheet.ts';
import { GROUND, type Standing } from '../vessels/standing.ts';

/** The shadow under and behind a standing vessel, falling to the right; glass lets its colour through. */
export function castShadow(sheet: Sheet, { left, right, top, glow }: Standing): string {
  const [middle, half] = [(left + right) / 2, (right - left) / 2];
  const reach = Math.min(300, (GROUND - top) * 0.5);
  const cast = path(
    `M${left + 14},${GROUND} L${right - 10},${GROUND - 26} L${right + reach},${GROUND + 28} Q${right + reach * 1.1},${GROUND + 62} ${right + reach * 0.8},${GROUND + 72} Z`,
    { fill: '#3a2208', opacity: 0.34, filter: sheet.blur(15) },
  );
  const through = glow
    ? path(
        `M${middle + half * 0.3},${GROUND + 8} L${right},${GROUND} L${right + reach * 0.62},${GROUND + 36} L${right + reach * 0.4},${GROUND + 50} Z`,
        {
          fill: glow,
          opacity: 0.5,
          filter: sheet.blur(9),
        },
      )
    : '';
  const contact = ellipse([middle + 4, GROUND + 6], [half * 1.02, 12], {
    fill: '#1d0f02',
    opacity: 0.7,
    filter: sheet.blur(5),
  });
  return cast + through + contact;
}
