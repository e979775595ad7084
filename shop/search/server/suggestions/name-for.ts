import { type Concept, isHerb } from '../../dictionary/concept.ts';
import { conceptsIn, nameOf, namesOf } from '../../dictionary/find-concepts.ts';
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

/** So many names of a herb are well known, such as haldi. `bal` is no neem for its rare name. */
const wellKnown = 7;

/** Whether a customer who typed a text expects the name of a herb or need: it begins so, or they wrote another name of it as a whole. */
export function isExpected(concept: Concept, typed: string): boolean {
  if (isBegun(nameFor(concept, typed), typed)) return true;
  const names = namesOf(concept);
  const written = typed.trim().toLowerCase();
  if (names.some((name) => name.toLowerCase() === written)) return true;
  const namesGoods = conceptsIn(typed).some(({ kind }) => kind === 'thing');
  return isHerb(concept) && !namesGoods && names.slice(0, wellKnown).some((name) => isBegun(name, typed));
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
