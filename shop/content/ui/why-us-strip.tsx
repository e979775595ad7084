import type { ContentData } from '../kinds/kinds.ts';
import { reasonDrawings } from './reason-drawings.ts';
import { ReasonPicture } from './reason-picture.tsx';

type Reason = ContentData<'home-sections'>['reasons'][number];

export function WhyUsStrip({ label, reasons }: { label: string; reasons: Reason[] }) {
  return (
    <section aria-label={label} className="border-y border-line">
      <ul className="page-width phone-columns grid gap-x-4 gap-y-8 py-10 sm:grid-cols-3 md:grid-cols-5 md:py-14">
        {reasons.map(({ icon, text }) => (
          <li
            key={text}
            className="flex flex-col items-center gap-3 text-center last:col-span-full sm:last:col-auto"
          >
            <ReasonPicture drawing={reasonDrawings[icon]} />
            <span className="font-serif text-lg leading-snug">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
