import { createRequire } from 'node:module';
import { join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

export type Weight = 'plain' | 'strong';

const suffixes = { plain: '400Regular', strong: '600SemiBold' } as const;

type Script = { package: string; file: string; has: RegExp; language?: string };

/** The fonts beside Mukta, which holds Latin and Devanagari. Each file is read when a text needs it. */
const scripts: Script[] = [
  { package: 'noto-sans-bengali', file: 'NotoSansBengali', has: /\p{Script_Extensions=Bengali}/u },
  { package: 'noto-sans-tamil', file: 'NotoSansTamil', has: /\p{Script_Extensions=Tamil}/u },
  { package: 'noto-sans-telugu', file: 'NotoSansTelugu', has: /\p{Script_Extensions=Telugu}/u },
  { package: 'noto-sans-kannada', file: 'NotoSansKannada', has: /\p{Script_Extensions=Kannada}/u },
  { package: 'noto-sans-malayalam', file: 'NotoSansMalayalam', has: /\p{Script_Extensions=Malayalam}/u },
  { package: 'noto-sans-gujarati', file: 'NotoSansGujarati', has: /\p{Script_Extensions=Gujarati}/u },
  { package: 'noto-sans-gurmukhi', file: 'NotoSansGurmukhi', has: /\p{Script_Extensions=Gurmukhi}/u },
  { package: 'noto-sans-oriya', file: 'NotoSansOriya', has: /\p{Script_Extensions=Oriya}/u },
  {
    package: 'noto-naskh-arabic',
    file: 'NotoNaskhArabic',
    has: /\p{Script_Extensions=Arabic}/u,
    language: 'ur',
  },
  {
    package: 'noto-sans-meetei-mayek',
    file: 'NotoSansMeeteiMayek',
    has: /\p{Script_Extensions=Meetei_Mayek}/u,
  },
  { package: 'noto-serif-tibetan', file: 'NotoSerifTibetan', has: /\p{Script_Extensions=Tibetan}/u },
  { package: 'noto-sans-ol-chiki', file: 'NotoSansOlChiki', has: /\p{Script_Extensions=Ol_Chiki}/u },
];

export type FontFile = { name: string; file: string; language?: string | undefined };

function fileOf(packageName: string, file: string, weight: Weight): string {
  const suffix = suffixes[weight];
  return resolve(`@expo-google-fonts/${packageName}/${suffix}/${file}_${suffix}.ttf`);
}

export function mukta(weight: Weight): FontFile {
  return { name: weight, file: fileOf('mukta', 'Mukta', weight) };
}

/** The letters of headings on every page of the shop. It holds Latin alone, without ₹ and the marks of Sanskrit. */
export const fraunces: FontFile = {
  name: 'heading',
  file: join(process.cwd(), 'platform/server/pdf/fraunces-latin-600.ttf'),
};

/** Returns the font of a heading: Fraunces when it has all letters, so that no word mixes two. */
export function headingFont(text: string): 'heading' | 'strong' {
  const isWritten = Array.from(text).every((letter) => letter <= 'ÿ' || '‘’“”–—…'.includes(letter));
  return isWritten ? 'heading' : 'strong';
}

/** Returns the font of a letter that the font of its line lacks. */
export function fontOf(letter: string, weight: Weight): FontFile {
  const script = scripts.find(({ has }) => has.test(letter));
  if (!script) return mukta(weight);
  const { package: packageName, file, language } = script;
  return { name: `${packageName} ${weight}`, file: fileOf(packageName, file, weight), language };
}
