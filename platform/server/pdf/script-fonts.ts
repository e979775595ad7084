import { createRequire } from 'node:module';

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

/** Returns the font of a letter that Mukta lacks, or null. */
export function fontOf(letter: string, weight: Weight): FontFile | null {
  const script = scripts.find(({ has }) => has.test(letter));
  if (!script) return null;
  const { package: packageName, file, language } = script;
  return { name: `${packageName} ${weight}`, file: fileOf(packageName, file, weight), language };
}
