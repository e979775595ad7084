import { ChevronDown } from 'lucide-react';
import { profileQuestions } from '../../profile.ts';

export function ProfileQuestions() {
  return (
    <section aria-labelledby="profile-questions" className="pt-6">
      <h3 id="profile-questions" className="pb-2 text-xl">
        FAQ
      </h3>
      {profileQuestions.map(({ question, answer }) => (
        <details key={question} className="group border-b border-line">
          <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-md py-3 font-semibold">
            {question}
            <ChevronDown
              aria-hidden
              strokeWidth={1.5}
              className="size-5 shrink-0 text-moss transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <p className="max-w-2xl pb-3 text-moss">{answer}</p>
        </details>
      ))}
    </section>
  );
}
