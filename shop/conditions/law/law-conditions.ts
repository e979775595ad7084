import { abilities } from './abilities.ts';
import { complaints, illnesses } from './illnesses.ts';
import { scheduleJ } from './schedule-j.ts';
import { scheduledFurther } from './scheduled-further.ts';
import { scheduledLast } from './scheduled-last.ts';
import { scheduled } from './scheduled.ts';
import { withFurtherScripts } from './scripts.ts';
import { signsOfIllness } from './signs.ts';
import { subjects } from './subjects.ts';

/** The conditions as the law lists them, with their names in the languages of India. */
export const lawConditions = withFurtherScripts([
  ...scheduled,
  ...scheduledFurther,
  ...scheduledLast,
  ...subjects,
  ...scheduleJ,
  ...illnesses,
  ...complaints,
  ...signsOfIllness,
  ...abilities,
]);
