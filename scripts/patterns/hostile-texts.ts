import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** Characters that classes of the shop's patterns hold. */
const pool = Array.from(' a1-.,\n"\'A0eZ/\\(#éअ्१٣\u200d–_:;@<%+=?!&\t\0\u0001ch');

/** Reads a repetition of more than this as one without an end. */
const manyTimes = 40;
const pumpsOfOne = 6;

/** Most patterns do not match before these ends. */
const breaks = ['', '\u0001', '1', '\u0001 ', 'a-'];

/**
 * Returns functions that write hostile texts of a length for a pattern: what leads to a repetition, then the repeated part many
 * times, then something that does not match; and beginnings of a match one after the other.
 */
export function hostileTexts(source: string, flags: string): ((length: number) => string)[] {
  const parser = new RegExpParser();
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const known = [...new Set([...charactersOf(pattern), ...pool])];
  const matching = (element: AST.Element) =>
    known.filter((one) => matches(element, flags, one)).slice(0, pumpsOfOne);
  const example = (element: AST.Element) => exampleOf(element, matching);
  const parts = repetitionsIn(pattern).flatMap((repetition) => {
    const before = leadTo(repetition, example);
    return pumpsOf(repetition.element, matching, example).map((pump) => ({ before, pump }));
  });
  const beginnings = beginningsOf(pattern, example);
  const shapes = [
    ...parts.flatMap(({ before, pump }) => shapesOf(before, pump)),
    ...beginnings.map((text) => (length: number) => fill(text, length)),
    ...known.slice(0, pumpsOfOne).map((one) => (length: number) => fill(one, length)),
  ];
  const once = new Map(shapes.map((write) => [write(200), write]));
  return [...once.values()];
}

function shapesOf(before: string, pump: string): ((length: number) => string)[] {
  const ended = breaks.map(
    (end) => (length: number) => `${before}${fill(pump, length)}`.slice(0, length) + end,
  );
  return ended.concat(
    (length) => `\0${fill(pump, length)}\0`,
    (length) => fill(`${before}${pump}`, length),
  );
}

function fill(pump: string, length: number): string {
  return pump.repeat(Math.ceil(length / pump.length)).slice(0, length);
}

function charactersOf(node: AST.Node): string[] {
  if (node.type === 'Character') return [String.fromCodePoint(node.value)];
  if (node.type === 'CharacterClassRange') return [node.min, node.max].flatMap(charactersOf);
  return childrenOf(node).flatMap(charactersOf);
}

function childrenOf(node: AST.Node): AST.Node[] {
  if ('alternatives' in node) return node.alternatives;
  if ('elements' in node) return node.elements;
  return 'element' in node && node.element ? [node.element] : [];
}

function repetitionsIn(node: AST.Node): AST.Quantifier[] {
  const inner = childrenOf(node).flatMap(repetitionsIn);
  return node.type === 'Quantifier' && node.max >= manyTimes ? [node, ...inner] : inner;
}

type Example = (element: AST.Element) => string;
type Matching = (element: AST.Element) => string[];

/** Returns a short text that takes the pattern to this node. */
function leadTo(node: AST.Node, example: Example): string {
  const { parent } = node;
  if (!parent) return '';
  const own =
    parent.type === 'Alternative'
      ? parent.elements
          .slice(0, parent.elements.indexOf(node as AST.Element))
          .map(example)
          .join('')
      : '';
  return leadTo(parent, example) + own;
}

/** Returns each beginning of a match, such as an opening tag. */
function beginningsOf(pattern: AST.Pattern, example: Example): string[] {
  return pattern.alternatives
    .flatMap(({ elements }) =>
      elements.map((_, at) =>
        elements
          .slice(0, at + 1)
          .map(example)
          .join(''),
      ),
    )
    .filter((text) => text !== '');
}

function pumpsOf(element: AST.Element, matching: Matching, example: Example): string[] {
  if (element.type !== 'Group' && element.type !== 'CapturingGroup') return matching(element);
  const alternatives = element.alternatives.flatMap(({ elements }) => {
    const [only] = elements;
    return elements.length === 1 && only
      ? pumpsOf(only, matching, example)
      : [elements.map(example).join('')];
  });
  return alternatives.filter((text) => text !== '').slice(0, pumpsOfOne * 2);
}

function exampleOf(element: AST.Element, matching: Matching): string {
  const example = (inner: AST.Element) => exampleOf(inner, matching);
  switch (element.type) {
    case 'Quantifier':
      return example(element.element).repeat(Math.min(element.min, manyTimes));
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives[0]!.elements.map(example).join('');
    case 'Assertion':
    case 'Backreference':
      return '';
    default:
      return matching(element)[0] ?? '';
  }
}

function matches(element: AST.Element, flags: string, text: string): boolean {
  return new RegExp(`^(?:${element.raw})$`, flags.replaceAll(/[gy]/g, '')).test(text);
}
