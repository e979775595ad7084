import type { z } from 'zod';
import { cutText } from '../../text/cut-text.ts';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** More choices would make no sentence. */
const maxChoices = 12;

/**
 * Says in plain English what is wrong with a field whose schema has no message of its own: 'Reorder level must be a number.'
 * It may stand beside the field on the screen.
 */
export function plainMessage(issue: Issue): string {
  const name = nameOf(issue.path ?? []);
  return `${name} ${wrong(issue)}.`;
}

function wrong(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing'
        : `must be ${kinds[issue.expected] ?? 'of another kind'}`;
    case 'invalid_value':
      return issue.values.length <= maxChoices
        ? `must be ${oneOf(issue.values.map(String))}`
        : 'is no choice';
    case 'too_small':
      return sized(issue.origin, Number(issue.minimum), issue.inclusive === false ? 'more than' : 'at least');
    case 'too_big':
      return sized(issue.origin, Number(issue.maximum), issue.inclusive === false ? 'less than' : 'at most');
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `has a part that is not known here: ${cutText(issue.keys.slice(0, 3).join(', '), 80)}`;
    case 'invalid_format':
      return formats[issue.format] ?? 'is not written in the right way';
    default:
      return 'is not valid';
  }
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  date: 'a date',
  file: 'a file',
};

const formats: Record<string, string> = {
  date: 'must be a day, such as 2026-11-25',
  datetime: 'must be a moment, such as 2026-11-25T10:30:00Z',
  email: 'must be an email address',
  url: 'must be a web address',
  uuid: 'must be a UUID',
};

const units: Record<string, (count: number) => string> = {
  string: (count) => (count === 1 ? 'character' : 'characters'),
  array: (count) => (count === 1 ? 'entry' : 'entries'),
  set: (count) => (count === 1 ? 'entry' : 'entries'),
};

function sized(origin: string, bound: number, words: string): string {
  const unit = units[origin];
  if (!unit) return `must be ${words} ${bound}`;
  return bound === 1 && words === 'at least' ? 'is empty' : `must have ${words} ${bound} ${unit(bound)}`;
}

function oneOf(choices: string[]): string {
  return choices.length < 2 ? choices.join('') : `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
}

/** `items.1.reorderLevel` is 'Reorder level (2)'. Staff count from one. */
function nameOf(path: readonly PropertyKey[]): string {
  const field = path.findLast((part) => typeof part === 'string');
  const at = path.findLast((part) => typeof part === 'number');
  const words = (field === undefined ? (at === undefined ? 'the request' : 'entry') : field)
    .slice(0, 60)
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  return at === undefined ? name : `${name} (${at + 1})`;
}
