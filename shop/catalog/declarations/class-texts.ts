import { foodKinds, usesOfMedicine } from './fact-fields.ts';
import type { Facts } from './fact-names.ts';

const ofSupplements = [
  'Not for medicinal use',
  'Do not exceed the recommended daily use',
  'No substitute for a varied diet',
  'Keep out of the reach of children',
];

/** Words of the label by the kind of food: FSS (Health Supplements …) Regulations 2016, and FSS (Ayurveda Aahara) Regulations 2022. */
const byFoodKind = new Map<string | undefined, readonly string[]>([
  [foodKinds.supplement, ['Health supplement', ...ofSupplements]],
  [foodKinds.nutraceutical, ['Nutraceutical', ...ofSupplements]],
  [foodKinds.aahara, ['Ayurveda Aahara', 'Only for dietary use']],
]);

/** Returns the words that the law gives for the label of a product, so that nobody types them (Drugs Rules 1945, rule 161(3)). */
export function classTexts({ productClass, facts }: { productClass: string; facts: Facts }): string[] {
  if (productClass === 'ayurvedic')
    return [
      'Ayurvedic medicine',
      ...(facts.medicineUse === usesOfMedicine.external ? ['For external use only'] : []),
    ];
  return productClass === 'food' ? [...(byFoodKind.get(facts.foodKind) ?? [])] : [];
}
