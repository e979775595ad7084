import { profileQuestions } from '../../profile.ts';

/** The FAQ below the blocks: what a change of e-mail or mobile means. */
export function ProfileQuestions() {
  return (
    <section aria-labelledby="profile-questions" className="pt-6">
      <h3 id="profile-questions" className="pb-2 text-xl">
        FAQ
      </h3>
      {profileQuestions.map(({ question, answer }) => (
        <details key={question} className="border-b border-line py-1">
          <summary className="flex min-h-11 cursor-pointer items-center rounded-md font-semibold">
            {question}
          </summary>
          <p className="max-w-2xl pb-3 text-moss">{answer}</p>
        </details>
      ))}
    </section>
  );
}
