import type { ClaimClass, FoundClaim } from './find-claims.ts';
import type { AlwaysKind } from './words/always.ts';
import type { LawCondition } from '#shop/conditions/law/condition.ts';

const act = 'Drugs and Magic Remedies (Objectionable Advertisements) Act 1954';
const drugsRules = 'Drugs Rules 1945';
const foodRegulations = 'Food Safety and Standards (Advertising and Claims) Regulations 2018';
const consumerAct = 'Consumer Protection Act 2019, section 2(28) and section 21';

export function lawOf({ condition, kind }: FoundClaim, claimClass: ClaimClass): string {
  if (claimClass === 'food') return lawOfFood(kind);
  if (claimClass === 'cosmetic') return lawOfCosmetic(condition);
  if (claimClass === 'general') return lawOfGoods(kind, condition);
  return lawOfMedicine(condition);
}

function lawOfMedicine(condition: LawCondition | undefined): string {
  if (condition?.section3) return `${act}, section 3(${condition.section3})`;
  if (condition?.schedule) return `${act}, section 3(d), Schedule ${entriesNamed(condition.schedule)}`;
  if (condition?.scheduleJ)
    return `${drugsRules}, Schedule J ${entriesNamed(condition.scheduleJ)}; ${act}, section 4`;
  return `${act}, section 4`;
}

const entriesNamed = (entries: number[]) =>
  `${entries.length === 1 ? 'entry' : 'entries'} ${entries.join(', ').replace(/, (?=\d+$)/, ' and ')}`;

const generalKinds = new Set<FoundClaim['kind']>(['guarantee', 'refund', 'effects', 'promise', 'magic']);

function lawOfFood(kind: FoundClaim['kind']): string {
  const isGeneral = generalKinds.has(kind);
  return `${foodRegulations}, regulation ${isGeneral ? 4 : 10}; Food Safety and Standards Act 2006, section 53`;
}

function lawOfCosmetic(condition: LawCondition | undefined): string {
  if (!condition) return 'Cosmetics Rules 2020, rule 36; Drugs and Cosmetics Act 1940, section 17C';
  const entry = condition.scheduleJ ? `; ${drugsRules}, Schedule J ${entriesNamed(condition.scheduleJ)}` : '';
  return `Drugs and Cosmetics Act 1940, sections 3(aaa) and 17C; Cosmetics Rules 2020, rule 36${entry}`;
}

function lawOfGoods(kind: FoundClaim['kind'], condition: LawCondition | undefined): string {
  return condition || kind === 'magic' || kind === 'cure' ? `${act}, section 5; ${consumerAct}` : consumerAct;
}

const lawfulByKind: Record<Exclude<AlwaysKind, 'cure'>, string> = {
  guarantee: 'You can return it if you do not like it.',
  refund: 'You can return it if it arrives broken, or if you do not like it.',
  effects: 'Read the label before use, and ask a doctor if you are unsure.',
  proof: 'Name the study: who made it, when, and what was measured.',
  authority: 'Made under the licence that stands on the label.',
  medicine: 'It takes the place of no medicine. Please ask your doctor.',
  magic: 'Made by hand in the traditional way.',
  promise: 'Say what it is made of, and how.',
};

const lawfulByClass: Record<ClaimClass, string> = {
  ayurvedic: 'Prepared as the book of reference describes, and traditionally taken after meals.',
  food: 'Enjoy it as part of a varied diet.',
  cosmetic: 'Leaves skin and hair soft and clean.',
  general: 'Made by hand. It is no medicine.',
};

export function lawfulSentence({ kind }: FoundClaim, claimClass: ClaimClass): string {
  return kind === 'act' || kind === 'name' || kind === 'cure' || kind === 'likeness'
    ? lawfulByClass[claimClass]
    : lawfulByKind[kind];
}
