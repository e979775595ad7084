/** The colours that a palette sets. Black, ivory and transparent are the same in each. */
export const tokens = [
  'ghee',
  'paper',
  'ink',
  'moss',
  'forest',
  'forest-deep',
  'leaf',
  'turmeric',
  'clay',
  'line',
  'edge',
  'sand',
] as const;

export type Token = (typeof tokens)[number];
type Colours = Record<Token, string>;
type Palette = { label: string; light: Colours; dark: Colours };

export const ivory = '#fffdf8';

const colours = (...values: string[]) =>
  Object.fromEntries(tokens.map((token, at) => [token, values[at]!])) as Colours;

/** The look of a shop in other colours. A test proves the contrast of each pair that the shop uses. */
export const palettes = {
  /** The colours of `theme.css`, which every page has already. */
  forest: {
    label: 'Forest',
    light: colours(
      '#fbf6ec',
      '#fffdf8',
      '#20261f',
      '#5f6b5a',
      '#1f3d2b',
      '#16301f',
      '#3f7050',
      '#c7851a',
      '#9c4a2f',
      '#e7dec9',
      '#7f8672',
      '#f3ead8',
    ),
    dark: colours(
      '#151a16',
      '#1d241e',
      '#f2ecdf',
      '#adb8a6',
      '#2f5d43',
      '#274f39',
      '#8fc7a4',
      '#e2a94f',
      '#e79476',
      '#38423a',
      '#829080',
      '#252d26',
    ),
  },
  indigo: {
    label: 'Indigo',
    light: colours(
      '#f6f5f1',
      '#fefefc',
      '#1f2430',
      '#596272',
      '#22355e',
      '#192849',
      '#345c9c',
      '#c7851a',
      '#9c4a2f',
      '#dfdfd9',
      '#7c8494',
      '#ebebe6',
    ),
    dark: colours(
      '#13161d',
      '#1b1f29',
      '#eceef3',
      '#aab3c2',
      '#34528a',
      '#2b4475',
      '#9dbdf0',
      '#e2a94f',
      '#e79476',
      '#363d4b',
      '#828ea3',
      '#232834',
    ),
  },
  lotus: {
    label: 'Lotus',
    light: colours(
      '#faf4f5',
      '#fffdfd',
      '#271f27',
      '#6b5d69',
      '#4a2545',
      '#391b36',
      '#86407a',
      '#c7851a',
      '#9c4a2f',
      '#e9dbe1',
      '#8c7c88',
      '#f3e6ec',
    ),
    dark: colours(
      '#19141a',
      '#221b23',
      '#f1e9f0',
      '#b9aab7',
      '#6b3a66',
      '#5a3056',
      '#dea6d4',
      '#e2a94f',
      '#e79476',
      '#433744',
      '#928393',
      '#2b222c',
    ),
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

export const paletteNames = Object.keys(palettes) as [PaletteName, ...PaletteName[]];
