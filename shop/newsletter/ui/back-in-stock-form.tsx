import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { TextField } from '#platform/ui/text-field.tsx';
import { consentTexts } from '#shop/consent/contract.ts';
import { endpoints } from '../back-in-stock.ts';
import { DoneNotice } from './done-notice.tsx';
import { useNewsletterForm } from './use-newsletter-form.ts';

type Props = {
  productId: number;
  /** Of the signed-in customer, who types none. */
  ownEmail: string | null;
};

const loadGuestRules = async () => (await import('../forms.ts')).newsletterForm;
const loadOwnRules = async () => (await import('../forms.ts')).ownRequestForm;

/** Asks for one email when a sold-out product is back. */
export function BackInStockForm({ productId, ownEmail }: Props) {
  const { errors, said, busy, onSubmit } = useNewsletterForm(
    ownEmail ? loadOwnRules : loadGuestRules,
    (typed: { email?: string }) => callApi(endpoints.ask, { body: { productId, ...typed } }),
  );
  if (said?.good) return <DoneNotice text={said.text} />;
  return (
    <form
      noValidate
      aria-labelledby="back-in-stock"
      onSubmit={onSubmit}
      className="flex flex-col gap-3 rounded-lg border border-line bg-paper p-4"
    >
      <h2 id="back-in-stock" className="text-xl">
        Tell me when it is back
      </h2>
      <div className="flex flex-wrap items-end gap-2">
        {ownEmail ? (
          <p className="min-w-48 flex-1 wrap-anywhere">We write to {ownEmail}.</p>
        ) : (
          <TextField
            label="Your e-mail"
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            error={errors.email}
            className="min-w-48 flex-1"
          />
        )}
        <Button type="submit" busy={busy}>
          Tell me
        </Button>
      </div>
      {said && !errors.email && (
        <p role="alert" className="text-sm text-clay">
          {said.text}
        </p>
      )}
      <p className="text-sm text-moss">{consentTexts['back-in-stock'].words}</p>
    </form>
  );
}
