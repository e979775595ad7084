import { readWordLists } from '#platform/server/word-lists.ts';
import { type LawCondition, wordsOf } from './condition.ts';

const lists: Record<string, string> = Object.assign(
  {},
  ...['scheduled', 'subjects', 'schedule-j', 'illnesses', 'signs', 'abilities'].map((file) =>
    readWordLists(`shop/conditions/law/${file}.txt`),
  ),
);

function named(label: string): Pick<LawCondition, 'label' | 'names' | 'hints'> {
  const hasHints = `${label} hints en` in lists || `${label} hints in` in lists;
  return {
    label,
    names: wordsOf(lists, `${label} names`),
    ...(hasHints && { hints: wordsOf(lists, `${label} hints`) }),
  };
}

/** The conditions as the law lists them, with their names in the languages of India. */
export const lawConditions: LawCondition[] = [
  // The Schedule of the Drugs and Magic Remedies Act 1954, in its order.
  { ...named('Appendicitis'), gate: 'refuse', schedule: [1], scheduleJ: [3] },
  { ...named('Arteriosclerosis'), gate: 'refuse', schedule: [2], scheduleJ: [4, 51] },
  { ...named('Blindness'), gate: 'refuse', schedule: [3], scheduleJ: [6] },
  { ...named('Blood poisoning'), gate: 'refuse', schedule: [4] },
  { ...named('Bright’s disease'), gate: 'refuse', schedule: [5] },
  { ...named('Cancer'), gate: 'refuse', schedule: [6], scheduleJ: [8, 34] },
  { ...named('Cataract'), gate: 'refuse', schedule: [7], scheduleJ: [9] },
  { ...named('Deafness'), gate: 'refuse', schedule: [8], scheduleJ: [13] },
  { ...named('Diabetes'), gate: 'refuse', schedule: [9], scheduleJ: [14] },
  {
    ...named('Diseases and disorders of the brain'),
    gate: 'refuse',
    schedule: [10],
    scheduleJ: [17, 37, 41],
  },
  { ...named('Diseases and disorders of the eyes'), gate: 'refuse', schedule: [11, 49], scheduleJ: [32] },
  { ...named('Diseases and disorders of the uterus'), gate: 'refuse', schedule: [12], scheduleJ: [15] },
  { ...named('Disorders of menstrual flow'), gate: 'refuse', schedule: [13], section3: 'c' },
  { ...named('Disorders of the nervous system'), gate: 'refuse', schedule: [14] },
  { ...named('Disorders of the prostate'), gate: 'refuse', schedule: [15] },
  { ...named('Dropsy'), gate: 'refuse', schedule: [16] },
  { ...named('Epilepsy and fits'), gate: 'refuse', schedule: [17, 20], scheduleJ: [16] },
  { ...named('Female diseases'), gate: 'refuse', schedule: [18] },
  { ...named('Fevers'), gate: 'refuse', schedule: [19] },
  { ...named('Form and structure of the female bust'), gate: 'refuse', schedule: [21], scheduleJ: [19] },
  {
    ...named('Gall stones, kidney stones and bladder stones'),
    gate: 'refuse',
    schedule: [22],
    scheduleJ: [50],
  },
  { ...named('Gangrene'), gate: 'refuse', schedule: [23], scheduleJ: [20] },
  { ...named('Glaucoma'), gate: 'refuse', schedule: [24], scheduleJ: [22] },
  { ...named('Goitre and the thyroid'), gate: 'refuse', schedule: [25], scheduleJ: [23] },
  { ...named('Heart diseases'), gate: 'refuse', schedule: [26], scheduleJ: [2, 38, 46] },
  { ...named('High or low blood pressure'), gate: 'refuse', schedule: [27], scheduleJ: [25] },
  { ...named('Hydrocele and hernia'), gate: 'refuse', schedule: [28, 44], scheduleJ: [24, 26] },
  {
    ...named('Hysteria, insanity and disorders of the mind'),
    gate: 'refuse',
    schedule: [29, 31],
    scheduleJ: [16, 27],
  },
  { ...named('Paralysis'), gate: 'refuse', schedule: [30, 34, 35, 39], scheduleJ: [40] },
  { ...named('Leprosy'), gate: 'refuse', schedule: [32] },
  { ...named('Leucoderma'), gate: 'refuse', schedule: [33], scheduleJ: [35] },
  { ...named('Lupus and other immune diseases'), gate: 'refuse', schedule: [36], scheduleJ: [1] },
  { ...named('Nervous debility'), gate: 'refuse', schedule: [37] },
  { ...named('Obesity'), gate: 'refuse', schedule: [38], scheduleJ: [39] },
  { ...named('Plague, smallpox and cholera'), gate: 'refuse', schedule: [40, 46] },
  { ...named('Pleurisy, pneumonia and the lungs'), gate: 'refuse', schedule: [41, 42] },
  { ...named('Rheumatism and arthritis'), gate: 'refuse', schedule: [43], scheduleJ: [48] },
  // Subjects of section 3, the end of the Schedule, and the promises of Schedule J that are no illness.
  { ...named('Miscarriage and contraception'), gate: 'refuse', section3: 'a' },
  {
    ...named('Sexual pleasure and capacity'),
    gate: 'refuse',
    schedule: [45],
    scheduleJ: [30, 36, 47],
    section3: 'b',
  },
  { ...named('Stature of persons'), gate: 'refuse', schedule: [47], scheduleJ: [29] },
  {
    ...named('Sterility in women and the wish for a child'),
    gate: 'refuse',
    schedule: [48],
    scheduleJ: [11],
  },
  { ...named('Tuberculosis'), gate: 'refuse', schedule: [50] },
  { ...named('Tumours'), gate: 'refuse', schedule: [51], scheduleJ: [8] },
  { ...named('Typhoid fever'), gate: 'refuse', schedule: [52] },
  { ...named('Ulcers of the stomach and gut'), gate: 'refuse', schedule: [53] },
  { ...named('Venereal diseases'), gate: 'refuse', schedule: [54] },
  // Conditions and promises that Schedule J of the Drugs Rules adds.
  { ...named('Baldness and growth of new hair'), gate: 'refuse', scheduleJ: [5, 10] },
  { ...named('Colour of the hair and premature greying'), gate: 'refuse', scheduleJ: [10, 45] },
  { ...named('Asthma'), gate: 'refuse', scheduleJ: [7] },
  { ...named('Fairness of the skin'), gate: 'refuse', scheduleJ: [18] },
  { ...named('Brain capacity and memory'), gate: 'refuse', scheduleJ: [28] },
  { ...named('Strength of the natural teeth'), gate: 'refuse', scheduleJ: [31] },
  { ...named('Jaundice, hepatitis and liver disorders'), gate: 'refuse', scheduleJ: [33] },
  { ...named('Piles and fistulae'), gate: 'refuse', scheduleJ: [42] },
  { ...named('Rejuvenation and ageing'), gate: 'refuse', scheduleJ: [43, 44] },
  { ...named('Stammering, birth defects and inherited disease'), gate: 'refuse', scheduleJ: [12, 21, 49] },
  // Illnesses that customers name and no list of the law does.
  { ...named('Illness in general'), gate: 'doubt', isGeneral: true },
  { ...named('Infection and parasites'), gate: 'doubt' },
  { ...named('Diseases of the skin'), gate: 'doubt' },
  { ...named('Anaemia and the blood'), gate: 'doubt' },
  { ...named('Inflammation and lasting pain'), gate: 'doubt' },
  { ...named('Addiction and poison'), gate: 'doubt' },
  // Complaints of daily life. A medicine may say them mildly; a cosmetic those of hair and skin.
  { ...named('Cough, cold and throat'), gate: 'allow' },
  { ...named('Digestion'), gate: 'allow' },
  { ...named('Hair and skin'), gate: 'allow', cosmetic: true },
  // Words of a patient. An advertisement with them speaks of an illness without its name.
  { ...named('Medicines of a doctor'), gate: 'doubt' },
  { ...named('Tests, operations and wards'), gate: 'doubt' },
  // Abilities that a patient gets back or keeps no longer: an illness without its name.
  { ...named('Abilities that come back'), gate: 'doubt' },
  { ...named('Weight in figures'), gate: 'refuse', schedule: [38], scheduleJ: [39] },
  { ...named('In place of a known medicine or device'), gate: 'doubt' },
  { ...named('Vigour of a husband'), gate: 'refuse', section3: 'b' },
];

/** Parts of the body that an illness touches. A promise only beside a word of trouble or recovery. */
export const bodyParts = wordsOf(lists, 'bodyParts');

/** Trouble and recovery of a part of the body. */
export const recoveries = wordsOf(lists, 'recoveries');
