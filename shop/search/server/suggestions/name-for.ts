import { type Concept, isHerb } from '../../dictionary/concept.ts';
import { nameOf, namesOf } from '../../dictionary/find-concepts.ts';
import { needsInHindi } from '../../dictionary/needs-in-hindi.ts';
import { wordsOf } from '../../dictionary/words.ts';
import { languageOf } from '../../sentences.ts';

/**
 * Returns the name of a herb or need in the language of a typed text. A beginning such as `nee` is Hindi when it begins the Hindi name
 * and not the English one. Herbs have one name in Latin letters.
 */
export function nameFor(concept: Concept, typed: string): string {
  const first = nameOf(concept);
  const language = languageOf(typed);
  if (isHerb(concept))
    return (language === 'hindi' && namesOf(concept).find((name) => languageOf(name) === 'hindi')) || first;
  const named = needsInHindi[concept.id];
  if (!named) return first;
  if (language !== 'english') return named[language];
  return isBegun(named.hinglish, typed) && !isBegun(first, typed) ? named.hinglish : first;
}

/** Every typed word begins a word of the name, in any spelling. */
export function isBegun(name: string, text: string): boolean {
  const called = wordsOf(name);
  const typed = wordsOf(text);
  return (
    typed.length > 0 &&
    typed.every(({ plain, normalized }) =>
      called.some(
        (word) =>
          word.plain.startsWith(plain) || (normalized.length > 2 && word.normalized.startsWith(normalized)),
      ),
    )
  );
}
