import { lazy, Suspense } from 'react';
import { Button } from '#platform/ui/button.tsx';
import type { Business } from '#shop/checkout/ui/form/business-fields.tsx';

const BusinessFields = lazy(() => import('#shop/checkout/ui/form/business-fields.tsx'));

type Props = {
  /** Null until the customer opens the fields. */
  business: Business | null;
  state: string | undefined;
  onChange: (business: Business) => void;
};

/** Lets a customer give the GSTIN of a business. Its fields load when opened. */
export function BusinessPart({ business, state, onChange }: Props) {
  if (business)
    return (
      <Suspense>
        <BusinessFields business={business} state={state} onChange={onChange} />
      </Suspense>
    );
  return (
    <div className="text-center">
      <Button variant="quiet" onClick={() => onChange({ gstin: '', name: '' })}>
        Add the GSTIN of a business
      </Button>
    </div>
  );
}
