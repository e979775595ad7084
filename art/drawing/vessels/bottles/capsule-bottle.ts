import { chanceFrom, between } from '../../pen/chance.ts';
import { darken, lighten, mix } from '../../pen/colour.ts';
import { wrappedLabel } from '../../label/label.ts';
import type { Pack } from '../../pack.ts';
import type { Sheet } from '../../pen/sheet.ts';
import { at, group, rect } from '../../pen/shapes.ts';
import { glass, wood, wrapped } from '../materials.ts';
import { GROUND, type Standing } from '../standing.ts';
import { outline, seam, TILT, turn, turnLid, type Turned } from '../turned.ts';
import { glassLight } from './glass-light.ts';

const RADIUS = 142;
const SHOULDER = 268;

const body: Turned = {
  rings: [
    [92, 210],
    [94, 236, 10],
    [RADIUS, SHOULDER, 40],
    [RADIUS, GROUND - 14, 24],
    [RADIUS - 18, GROUND],
  ],
};

const lid: Turned = {
  rings: [
    [98, 126, 0],
    [104, 134, 8],
    [104, 218, 4],
    [101, 224],
  ],
};

/** A wide amber jar-bottle with a wooden lid, and a few of its capsules or tablets before it. */
export function drawCapsuleBottle(sheet: Sheet, pack: Pack): Standing {
  const amber = mix('#7c3d10', '#3b2a12', 0.2);
  const label = { x: 400 - RADIUS, y: 318, width: RADIUS * 2, height: 280, sag: RADIUS * TILT };
  const svg =
    turn(sheet, body, glass(amber)) +
    wrappedLabel(sheet, pack, label, wrapped) +
    glassLight(sheet, {
      path: outline(body),
      left: 400 - RADIUS,
      right: 400 + RADIUS,
      shoulder: SHOULDER + 6,
      foot: GROUND,
    }) +
    turnLid(sheet, lid, wood) +
    seam({ radius: 104, y: 206 }, { colour: '#5f4220', width: 1.4, opacity: 0.5 });
  return {
    svg,
    left: 400 - RADIUS,
    right: 400 + RADIUS,
    top: 126,
    glow: '#c4701f',
    sample: doses(sheet, pack),
  };
}

function doses(sheet: Sheet, pack: Pack): string {
  const chance = chanceFrom(pack.slug);
  const dose = /tab/i.test(pack.quantity)
    ? tablet
    : /gumm|pcs/i.test(`${pack.title} ${pack.quantity}`)
      ? gummy
      : capsule;
  const places = [
    [214, 690],
    [262, 712],
    [306, 694],
    [246, 740],
    [342, 728],
  ] as const;
  const laid = places.map(([x, y]) =>
    at(x + between(chance, -6, 6), y + between(chance, -4, 4), dose(sheet, pack.colour), {
      turn: between(chance, -50, 50),
    }),
  );
  return group(laid.join(''), { filter: sheet.shadow({ right: 7, down: 6, blur: 4, opacity: 0.45 }) });
}

function capsule(sheet: Sheet, colour: string): string {
  const round = (tint: string): string =>
    sheet.down([
      [0, lighten(tint, 0.2)],
      [0.28, lighten(tint, 0.7)],
      [0.5, tint],
      [1, darken(tint, 0.45)],
    ]);
  const shell = rect([-26, -11], [52, 22], { rx: 11, fill: round(colour) });
  const half = rect([-26, -11.5], [29, 23], {
    rx: 11.5,
    fill: round(mix(colour, '#f2e7cf', 0.7)),
    opacity: 0.92,
  });
  return shell + half;
}

function tablet(sheet: Sheet, colour: string): string {
  const side = rect([-18, -6], [36, 15], { rx: 9, fill: darken(colour, 0.35) });
  const face = `<ellipse cx="0" cy="-3" rx="18" ry="10" fill="${sheet.outward([
    [0, lighten(colour, 0.4)],
    [1, colour],
  ])}"/>`;
  return side + face + rect([-12, -3.6], [24, 1.4], { fill: darken(colour, 0.35), opacity: 0.6 });
}

function gummy(sheet: Sheet, colour: string): string {
  const jelly = sheet.outward([
    [0, lighten(colour, 0.55)],
    [0.5, colour],
    [1, darken(colour, 0.4)],
  ]);
  return (
    rect([-17, -15], [34, 29], { rx: 10, fill: jelly, opacity: 0.95 }) +
    rect([-11, -11], [14, 5], { rx: 2.5, fill: '#fff8ea', opacity: 0.6 })
  );
}
