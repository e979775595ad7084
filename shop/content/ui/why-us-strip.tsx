import { Banknote, BookOpen, Leaf, type LucideIcon, Rabbit, ShieldCheck } from 'lucide-react';
import type { ContentData } from '../kinds/kinds.ts';

type Reason = ContentData<'home-sections'>['reasons'][number];

const icons: Record<Reason['icon'], LucideIcon> = {
  rabbit: Rabbit,
  book: BookOpen,
  banknote: Banknote,
  leaf: Leaf,
  shield: ShieldCheck,
};

export function WhyUsStrip({ label, reasons }: { label: string; reasons: Reason[] }) {
  return (
    <section aria-label={label} className="border-y border-line">
      <ul className="page-width phone-columns grid gap-x-4 gap-y-8 py-10 sm:grid-cols-3 md:grid-cols-5 md:py-14">
        {reasons.map(({ icon, text }) => {
          const Icon = icons[icon];
          return (
            <li
              key={text}
              className="flex flex-col items-center gap-3 text-center last:col-span-full sm:last:col-auto"
            >
              <Icon aria-hidden className="size-9 text-leaf" strokeWidth={1.25} />
              <span className="font-serif text-lg leading-snug">{text}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
