import type { ContentData, ContentKind } from '../kinds/kinds.ts';
import { usualHomeSections } from '../home-words.ts';
import { readMarks } from '../marks/read-marks.ts';

/** Questions whose answers follow from the settings and from how the shop works. Nothing in them is invented. */
const faq: ContentData<'faq'> = {
  intro: 'How we send, how you pay, and what happens when something goes wrong.',
  questions: [
    [
      'How do I pay?',
      'In cash when your parcel arrives. The order page and our emails name the exact amount.',
    ],
    [
      'When does my parcel arrive?',
      'Each product page names a day for your pincode. An order before {cutoff} on a working day leaves the same day. From there it takes {transit}. See [Shipping](/policies/shipping).',
    ],
    ['Where do you deliver?', 'To every pincode in {area} that our courier serves.'],
    ['What does an order cost beside its products?', '{fee}'],
    [
      'How do I follow my parcel?',
      'We email you a link when it leaves. It needs no login. [My Orders](/orders) shows the same.',
    ],
    [
      'How do I cancel an order?',
      'In [My Orders](/orders), until we hand the parcel to the courier. It costs nothing.',
    ],
    [
      'Something arrived damaged, open or wrong. What now?',
      'Tell us within {faultDays} in [My Orders](/orders) or by the link in the email about the delivery. We replace it or give back what you paid. See [Returns and refunds](/policies/returns).',
    ],
    ['May I send an order back?', '{changeOfMind}'],
    ['When do I get a refund?', 'Within {refundDays} after the return has reached us and was checked.'],
    [
      'How do I complain?',
      'Write to {email}, or use the [form for complaints](/policies/complaint). You get a ticket number at once. See [Grievance redressal](/policies/grievance).',
    ],
    [
      'Is what you write medical advice?',
      'No. Our texts tell how herbs are traditionally used. Ask a doctor or vaidya before use if you are pregnant, nursing, unwell or take medicine.',
    ],
  ].map(([question = '', answer = '']) => ({ question, answer: readMarks(answer) as never })),
};

/** Returns the template that staff begin with, or null for a kind without one. Customers see it only after its publication. */
export function templateOf(kind: ContentKind): ContentData<ContentKind> | null {
  if (kind === 'home-sections') return usualHomeSections;
  return kind === 'faq' ? faq : null;
}
