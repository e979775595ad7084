import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';

type Parts = { tone?: 'info' | 'error'; children: ReactNode; action?: ReactNode };

/** Words in the page that matter now: what happened and what to do. */
export function Notice({ tone = 'info', children, action }: Parts) {
  const Icon = tone === 'error' ? CircleAlert : Info;
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-md border bg-paper p-4 ${tone === 'error' ? 'border-clay' : 'border-line'}`}
    >
      <Icon
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 ${tone === 'error' ? 'text-clay' : 'text-leaf'}`}
        strokeWidth={1.5}
      />
      <div className="flex-1">{children}</div>
      {action}
    </div>
  );
}
