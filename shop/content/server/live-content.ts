import type { Db } from '#platform/server/db.ts';
import { lookEachSecond } from '#platform/server/cache/look-each-second.ts';
import type { Log } from '#platform/server/log.ts';
import { type PublishedContent, publishedContent, type ShownRow } from '../published.ts';
import { readDefaults } from './defaults.ts';
import { type PublishedRows, readContentRevision, readPublished } from './read-published.ts';

export type LiveContent = {
  /** The published words as this process knows them. */
  current: (shop: { demo: boolean }) => PublishedContent;
  /** Reads the newest words. Other processes do it within a second. */
  look: () => Promise<void>;
};

/** Reads the texts of the demo, which stand outside of the modules. */
export type ReadDemo = () => Promise<ShownRow[]>;

type Demo = { demo: boolean; readDemo: ReadDemo };

const known = new Map<boolean, Promise<ShownRow[]>>();

/** Returns the texts that come with the shop, in a demo with those of the demo. They are read once. */
function defaultsOf({ demo, readDemo }: Demo): Promise<ShownRow[]> {
  const reading = known.get(demo) ?? readAll({ demo, readDemo });
  known.set(demo, reading);
  return reading;
}

async function readAll({ demo, readDemo }: Demo): Promise<ShownRow[]> {
  return [...(await readDefaults()), ...(demo ? await readDemo() : [])];
}

/** Returns the words of a shop without own ones. */
export async function defaultContent(shop: Demo): Promise<PublishedContent> {
  return publishedContent(await defaultsOf(shop));
}

/** Reads the published words from the database, for a job. */
export async function readContentNow(db: Db, shop: Demo): Promise<PublishedContent> {
  return mergeContent(await readPublished(db), await defaultsOf(shop), shop);
}

/** Puts the texts of staff over the texts of the demo. A text of the same key takes its place, and a new text comes first. */
export function mergeContent(
  { rows, moves }: Pick<PublishedRows, 'rows' | 'moves'>,
  defaults: readonly ShownRow[],
  { demo }: { demo: boolean },
): PublishedContent {
  const own = rows.filter(({ isDemo }) => demo || !isDemo);
  const idOf = ({ kind, entry }: ShownRow) => `${kind} ${entry.key}`;
  const owned = new Map(own.map((row) => [idOf(row), row]));
  const places = new Set(defaults.map(idOf));
  return publishedContent(
    [...own.filter((row) => !places.has(idOf(row))), ...defaults.map((row) => owned.get(idOf(row)) ?? row)],
    moves,
  );
}

/**
 * Keeps the published words of this process current: asks the database for the revision each second. `onChange` drops the pages that show old
 * words. Keeps the last words while the database does not respond.
 */
export async function openLiveContent(
  { db, log, readDemo }: { db: Db; log: Log; readDemo: ReadDemo },
  { onChange }: { onChange: () => void },
): Promise<LiveContent & { stop: () => Promise<void> }> {
  const defaults = new Map([
    [true, await defaultsOf({ demo: true, readDemo })],
    [false, await defaultsOf({ demo: false, readDemo })],
  ]);
  let read = await readPublished(db);
  const merged = new Map<boolean, PublishedContent>();

  let graceEnds = nextEnd(read);

  async function readNewest(): Promise<void> {
    if ((await readContentRevision(db)) !== read.revision) {
      read = await readPublished(db);
      merged.clear();
    } else if (graceEnds > Date.now()) return;
    graceEnds = nextEnd(read);
    onChange();
  }

  const { look, stop } = lookEachSecond(readNewest, { log, failure: 'published words not read' });

  return {
    current: ({ demo }) => {
      const content = merged.get(demo) ?? mergeContent(read, defaults.get(demo)!, { demo });
      merged.set(demo, content);
      return content;
    },
    look,
    stop,
  };
}

/** The next moment at which words from before an upgrade may no longer promise what no rule keeps. */
function nextEnd({ rows }: PublishedRows): number {
  const ends = rows
    .map(({ entry }) => Date.parse(entry.promisesUntil ?? ''))
    .filter((end) => end > Date.now());
  return Math.min(Infinity, ...ends);
}
