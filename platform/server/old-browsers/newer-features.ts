/** The oldest browsers in which the shop works, as the build's targets. `docs/browsers.md` tells merchants. */
export const oldestBrowsers = ['chrome109', 'edge109', 'firefox115', 'safari15.6'];

/** Grammar is built for Safari 16, since 15 has private fields too, and their older form costs a kilobyte in each first view. */
export const grammarTargets = oldestBrowsers.map((name) => name.replace('safari15.6', 'safari16'));

/**
 * Features of the code for customers that one of the oldest browsers lacks. `public/stand-ins.js` adds each, and a page loads it where one is
 * missing. The build stops at another newer feature.
 */
export const standIns = [
  'Array.prototype.toSorted',
  'Array.prototype.toReversed',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'String.prototype.toWellFormed',
  'String.prototype.isWellFormed',
  'Object.groupBy',
  'Map.groupBy',
  'Promise.withResolvers',
  'AbortSignal.timeout',
  'AbortSignal.any',
  'URL.canParse',
  'Intl.Segmenter',
  'Element.prototype.checkVisibility',
];

/**
 * The last of these to come: `Intl.Segmenter` in Firefox (125), `AbortSignal.any` in Safari (17.4) and `URL.canParse` in Chromium (120). A browser
 * with all three has each feature above.
 */
export const telling = ['Intl.Segmenter', 'AbortSignal.any', 'URL.canParse'];

/** A browser without one of these is too old: no stand-in reaches that far. All of the oldest browsers have them. */
export const floor = ['Array.prototype.findLast', 'Object.hasOwn', 'structuredClone', 'AbortSignal'];

/** Newer than one of the oldest browsers and without a stand-in, by the name of the property. */
export const tooNew =
  `fromAsync escape try fromBase64 toBase64 toHex fromHex sumPrecise isError isSubsetOf isSupersetOf isDisjointFrom
  symmetricDifference intersection waitAsync getOrInsert getOrInsertComputed moveBefore requestClose setHTMLUnsafe parseHTMLUnsafe getHTML
  caretPositionFromPoint requestIdleCallback DurationFormat toTemporalInstant getWeekInfo rawJSON isRawJSON`.split(
    /\s+/,
  );
