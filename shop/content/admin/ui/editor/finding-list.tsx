import { MarkedExcerpt } from '#platform/admin/ui/marked-excerpt.tsx';
import type { Finding } from '../../texts.ts';

/** The findings of the gate in a text. */
export function FindingList({ findings }: { findings: Finding[] }) {
  return (
    <ul aria-label="What stands in the way" className="flex flex-col gap-2">
      {findings.map(({ level, label, message, field, words, excerpt }) => (
        <li key={`${field} ${words} ${message}`} className="rounded-md border border-line p-3 wrap-anywhere">
          <span className="font-semibold">{level === 'gap' ? 'Must be mended' : 'Please check'}</span>
          {label && <span className="text-moss">{` · ${label}`}</span>}
          {excerpt && <MarkedExcerpt excerpt={excerpt} isRefused={level === 'gap'} />}
          <p>{message}</p>
        </li>
      ))}
    </ul>
  );
}
