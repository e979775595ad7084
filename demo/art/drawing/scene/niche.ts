import { polygon, type Point } from '../pen/shapes.ts';

/** Where the wall meets the ledge of the shelf in the studio's plates. */
export const HORIZON = 603;
const MIDDLE = 400;

/** Outlines of niches in the wall. All but the moon begin on the ledge. */
export const niches = {
  moon: circle(304, 252),
  pointed: `M154,${HORIZON} V306 Q168,130 400,34 Q632,130 646,306 V${HORIZON} Z`,
  scalloped: polygon([[142, HORIZON], ...scallops(), [658, HORIZON]]),
  stepped: mirrored([
    [292, HORIZON],
    [292, 118],
    [222, 118],
    [222, 50],
  ]),
  broad: `M36,${HORIZON} A364,400 0 0 1 764,${HORIZON} Z`,
};

export type NicheName = keyof typeof niches;

function circle(y: number, radius: number): string {
  const half = `${radius},${radius} 0 0 1`;
  return `M${MIDDLE - radius},${y} A${half} ${MIDDLE + radius},${y} A${half} ${MIDDLE - radius},${y} Z`;
}

/** Points of the left half, as distances from the middle, from the ledge upwards. */
function mirrored(left: Point[]): string {
  const right = left.map(([x, y]): Point => [MIDDLE + x, y]).toReversed();
  return polygon([...left.map(([x, y]): Point => [MIDDLE - x, y]), ...right]);
}

function scallops(): Point[] {
  return Array.from({ length: 121 }, (_, i): Point => {
    const angle = Math.PI * (1 - i / 120);
    const reach = 258 + 46 * Math.abs(Math.sin(angle * 5)) ** 0.7 * Math.sin(angle) ** 0.2;
    return [MIDDLE + reach * Math.cos(angle), 322 - reach * Math.sin(angle)];
  });
}
