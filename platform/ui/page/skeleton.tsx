/** Appears only when loading takes longer than 200 ms. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={`block animate-[appear_0.2s_0.2s_both] rounded-md bg-sand motion-safe:animate-[appear_0.2s_0.2s_both,breathe_1.6s_0.4s_infinite] ${className}`}
    />
  );
}
