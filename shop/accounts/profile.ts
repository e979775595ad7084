import { z } from 'zod';
import { mobileNumber } from '#platform/forms.ts';
import { genders } from './contract.ts';
import { loginForm, registerForm } from './forms.ts';

/** The three blocks of the profile, each with its own Edit, Save and Cancel (section 4). */
export type ProfileBlock = 'personal' | 'email' | 'mobile';

export const nameForm = registerForm.pick({ firstName: true, lastName: true });
export const personalForm = nameForm.extend({ gender: z.enum(genders) });
export const emailForm = loginForm;
export const mobileForm = z.object({ mobile: mobileNumber });

export type Gender = (typeof genders)[number];

export const genderNames: Record<Gender, string> = {
  female: 'Female',
  male: 'Male',
  other: 'Other',
  '': 'Rather not say',
};

export const profileMessages = {
  fetchFailed: 'Failed to fetch user profile.',
  updateFailed: (block: ProfileBlock) => `Failed to update ${block} profile.`,
  updated: 'Profile updated successfully!',
};

export const profileQuestions = [
  {
    question: 'What happens when I change my email address or mobile number?',
    answer:
      'You log in with the new email address from then on, and mails about your orders go there. The courier calls the mobile number of the delivery address, which you can change under Manage Addresses.',
  },
  {
    question: 'When does a new email address or mobile number take effect?',
    answer:
      'A new email address takes effect once you have entered the code that we send to it; until then the old one keeps working. A new mobile number takes effect as soon as you save it.',
  },
  {
    question: 'What happens to my account, my orders and my addresses?',
    answer:
      'They stay as they are. After a change of email address your other devices are logged out, and the old address is told, so that nobody can change it behind your back.',
  },
  {
    question: 'Do I still need my old email address?',
    answer:
      'Only if you logged in more than ten minutes ago. Then we first send a code to the old address, so that nobody else can change it. The next code goes to the new address.',
  },
];
