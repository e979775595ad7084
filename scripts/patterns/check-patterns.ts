import list from './outside-text.json' with { type: 'json' };
import { type BuiltPattern, builtPatterns } from './built-patterns.ts';
import type { Pattern } from './find-patterns.ts';

type Kind = keyof typeof list.kinds;
/** A file of code: the kind of text that its patterns meet, and each pattern as `/source/flags`. */
type Listed = { meets: string; patterns: string[]; built?: string[] };

const listed: Record<string, Listed> = list.files;

export type OutsidePattern = { file: string; meets: Kind; source: string; flags: string };

/** Returns a sentence for each pattern of the code that the list lacks, and for each of the list that the code lacks. */
export function listProblems(patterns: Pattern[]): string[] {
  const inCode = Map.groupBy(patterns, ({ file }) => file);
  const files = [...new Set([...inCode.keys(), ...Object.keys(listed)])].toSorted();
  return files.flatMap((file) => {
    const written = [...new Set((inCode.get(file) ?? []).map(spelled))];
    const known = listed[file]?.patterns ?? [];
    const isNew = written.filter((one) => !known.includes(one));
    const isGone = known.filter((one) => !written.includes(one));
    return isNew
      .map((one) => `${file}: ${one} is not listed in scripts/patterns/outside-text.json.`)
      .concat(isGone.map((one) => `${file}: ${one} is listed and gone.`));
  });
}

/** Returns the listed patterns that meet text from outside. The list also holds patterns that the code builds. */
export async function outsidePatterns(patterns: Pattern[]): Promise<OutsidePattern[]> {
  const outside = patterns.filter(({ file }) => kindOf(file) !== 'own');
  const files = [...new Set(outside.filter(({ isBuilt }) => isBuilt).map(({ file }) => file))];
  const examples = files.flatMap((file) => (listed[file]?.built ?? []).map((one) => read(file, one)));
  const made = await builtPatterns(files.filter((file) => !listed[file]?.built));
  const without = files.filter((file) => ![...examples, ...made].some((one) => one.file === file));
  if (without.length > 0) throw new Error(`No built pattern is known of ${without.join(', ')}.`);
  const all = [...outside.filter(({ isBuilt }) => !isBuilt), ...examples, ...made];
  return all.map(({ file, source, flags }) => ({ file, meets: kindOf(file), source, flags }));
}

function kindOf(file: string): Kind {
  return (listed[file]?.meets ?? 'own') as Kind;
}

function spelled({ source, flags, isBuilt }: Pattern): string {
  return isBuilt ? source : `/${source}/${flags}`;
}

function read(file: string, written: string): BuiltPattern {
  const end = written.lastIndexOf('/');
  return { file, source: written.slice(1, end), flags: written.slice(end + 1) };
}
