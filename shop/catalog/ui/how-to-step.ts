const words = {
  capsule: /\b(capsules?|tablets?|gummies)\b/,
  glass: /\b(glass|drink|swallow|milk|sip|juice|with warm|after warm)\b/,
  cup: /\b(cups?|tea|boil|simmer|steep|kadha|bag|diffuser|bucket)\b/,
  bowl: /\b(mix|stir|whisk|soak|dissolve|paste|strain)\b/,
  spoon: /\b(spoons?|teaspoon|scoop|spoonful|half to one)\b/,
  drop: /\b(drops?|droppers?|dropperful|pumps?|palmful|millilitres|pea-sized|pea|coin|trace|pour)\b/,
  warmth: /\b(warm|melt|heat|cook)\b/,
  hands:
    /\b(massage|rub|press|smooth|spread|dab|scrunch|palms?|fingers?|fingertips?|hands?|handful|finger)\b/,
  water: /\b(rinse|wash|bathe|bath|wet|lather|washing|washed|shampoo|damp)\b/,
  clock: /\b(leave|wait|rest|minutes?|hours?|count|settle|let)\b/,
  sun: /\b(morning|daily|day|noon|sun|sunscreen|sunday)\b/,
  moon: /\b(night|bedtime|evening|sleep|overnight|dinner|bed)\b/,
  plate: /\b(meal|meals|food|breakfast|lunch|eat|toast|chew|dal|tongue|stomach|rotis?|idli)\b/,
  shake: /\bshake\b/,
  spray: /\b(spray|mist)\b/,
  comb: /\b(comb|plait|parting|partings|ends|lash line)\b/,
  calendar: /\b(weeks?|months?|twice|once|pause|times)\b/,
  jar: /\b(keep|fridge|wrapped|store|open|dry|room temperature)\b/,
  caution: /\b(not|never|avoid|nobody|vaidya|skin only|exceed)\b/,
};

const named = Object.entries(words) as [keyof typeof words, RegExp][];

export type StepPicture = keyof typeof words | 'leaf';

export const stepPictures: StepPicture[] = [...named.map(([picture]) => picture), 'leaf'];

export function stepsOf(howToUse: string): string[] {
  return howToUse
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Returns the picture of the first word that has one, otherwise a leaf. */
export function pictureOfStep(step: string): StepPicture {
  const lower = step.toLowerCase();
  const found = named
    .map(([picture, word]) => ({ picture, at: lower.search(word) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  return found[0]?.picture ?? 'leaf';
}
