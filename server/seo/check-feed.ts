import rules from './feed-rules.json' with { type: 'json' };
import { cutText } from '#platform/text/cut-text.ts';

const maxLength: Record<string, number> = rules.maxLength;
const maxTimes: Record<string, number> = {
  ...Object.fromEntries(rules.once.map((name) => [name, 1])),
  ...rules.maxTimes,
};
const patterns = Object.entries(rules.pattern).map(([name, pattern]) => [name, new RegExp(pattern)] as const);

/** Returns what Google would refuse in a feed, a line for each finding. Reads the XML as text, as the feed writes it. */
export function feedFindings(xml: string): string[] {
  const items = xml.split('<item>').slice(1);
  return [...items.flatMap(itemFindings), ...groupFindings(items)];
}

/** Items of one group are two or more, differ by the same attributes, and no two are the same. */
function groupFindings(items: string[]): string[] {
  const groups = Map.groupBy(items, (item) => /<g:item_group_id>([^<]*)/.exec(item)?.[1] ?? '');
  return [...groups].flatMap(([id, members]) => {
    if (id === '') return [];
    const variants = members.map((item) =>
      [...item.matchAll(/<g:(?:size|color|name|value)>[^<]*/g)].map(String),
    );
    const ofOptions = (one: string[]) => one.filter((part) => !part.startsWith('<g:value>'));
    const names = new Set(variants.map((one) => ofOptions(one).map(attributeOf).join()));
    const wrong: [isWrong: boolean, what: string][] = [
      [members.length < 2, 'a group of one'],
      [names.size > 1, 'its items have different attributes'],
      [new Set(variants.map(String)).size < members.length, 'two items are the same'],
    ];
    return wrong.filter(([isWrong]) => isWrong).map(([, what]) => `${id}: ${what}`);
  });
}

/** `<g:size>200 ml` is the attribute size; the name of an option is an attribute itself. */
const attributeOf = (part: string) => (part.startsWith('<g:name>') ? part : part.slice(0, part.indexOf('>')));

function itemFindings(item: string): string[] {
  const values = Map.groupBy(item.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g), ([, name]) => name!);
  const textsOf = (name: string) => (values.get(name) ?? []).map(([, , text]) => unescaped(text!));
  const id = textsOf('id')[0] ?? 'without id';
  const missing = rules.required.filter((name) => !textsOf(name)[0]).map((name) => `${id}: no ${name}`);
  const repeated = Object.entries(maxTimes)
    .filter(([name, most]) => name !== 'price' && textsOf(name).length > most)
    .map(([name]) => `${id}: ${name} too often`);
  const long = Object.entries(maxLength)
    .filter(([name, most]) => textsOf(name).some((text) => Array.from(text).length > most))
    .map(([name]) => `${id}: ${name} is too long`);
  const wrong = patterns.flatMap(([name, pattern]) =>
    textsOf(name)
      .filter((text) => !pattern.test(text))
      .map((text) => `${id}: ${name} is '${cutText(text, 80)}'`),
  );
  return [...missing, ...repeated, ...long, ...wrong];
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
