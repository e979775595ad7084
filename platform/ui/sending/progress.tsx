import { useId } from 'react';

export function Progress({ label, share }: { label: string; share: number }) {
  const id = useId();
  const percent = Math.round(100 * share);
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm text-moss">
        {label} {percent}%
      </label>
      <progress
        id={id}
        max={100}
        value={percent}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf"
      />
    </div>
  );
}
