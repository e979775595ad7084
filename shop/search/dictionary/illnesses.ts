import { conditions } from '#shop/conditions/conditions.ts';
import type { Names } from './concept.ts';

const doctors = Object.entries(conditions).filter(([, { search }]) => search.answer === 'doctor');

/** The names of the conditions that only a doctor can judge, by id. */
export const illnesses: Names = Object.fromEntries(
  doctors.map(
    ([
      id,
      {
        names: { english, hindi, hinglish, other },
      },
    ]) => [id, [english, hindi, hinglish, ...(other ? [other] : [])].join(',')],
  ),
);
