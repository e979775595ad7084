const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

/** Returns a browser's name in everyday words: `Chrome on Android`. */
export function deviceName(userAgent: string): string {
  const browser = nameOf(browsers, userAgent) ?? 'A browser';
  const system = nameOf(systems, userAgent);
  return system ? `${browser} on ${system}` : browser;
}

function nameOf(known: [RegExp, string][], userAgent: string): string | undefined {
  return known.find(([mark]) => mark.test(userAgent))?.[1];
}
