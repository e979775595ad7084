import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { tone?: 'info' | 'error'; children: ReactNode; action?: ReactNode };

export function Notice({ tone = 'info', children, action }: Props) {
  const Icon = tone === 'error' ? CircleAlert : Info;
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-md border bg-paper p-4 ${action ? 'items-center' : 'items-start'} ${tone === 'error' ? 'border-clay' : 'border-line'}`}
    >
      <Icon
        aria-hidden
        className={`size-5 shrink-0 ${action ? '' : 'mt-0.5'} ${tone === 'error' ? 'text-clay' : 'text-leaf'}`}
        strokeWidth={1.5}
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-3">
        <div className="flex-1 basis-24">{children}</div>
        {action}
      </div>
    </div>
  );
}
