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
  return xml.split('<item>').slice(1).flatMap(itemFindings);
}

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
