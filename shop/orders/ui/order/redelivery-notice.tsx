import { ButtonLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';

/** Leads from a failed delivery to the page that answers it. */
export function RedeliveryNotice({ token }: { token: string | null }) {
  if (token === null) return null;
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-56 flex-1">
          <strong className="font-semibold">The courier could not hand your parcel over.</strong> Say when to
          come again, or correct the phone number or the address.
        </p>
        <ButtonLink to={redeliveryAddress(token)}>Rescue this parcel</ButtonLink>
      </div>
    </Notice>
  );
}

export function redeliveryAddress(token: string): string {
  return `/order-link?do=rescue&token=${token}`;
}
