import type { ParcelCourier as Courier } from '../contract.ts';

export function ParcelCourier({ courier }: { courier: Courier | null }) {
  if (!courier) return null;
  return (
    <p className="mt-3 text-sm text-moss">
      {courier.name} carries your parcel.{' '}
      {courier.url && (
        <a
          href={courier.url}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex min-h-11 items-center"
        >
          Track it at {courier.name}
        </a>
      )}
    </p>
  );
}
