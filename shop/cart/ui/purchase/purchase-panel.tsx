import { Button } from '#platform/ui/button.tsx';
import { QuantityStepper } from '#platform/ui/quantity-stepper.tsx';
import { notAdded } from '#shop/catalog/contract.ts';
import type { Purchase } from './use-purchase.ts';

export const purchasePanelId = 'purchase';

/** Quantity, Add to Cart and Buy Now of a product page (section 2). */
export function PurchasePanel({ purchase }: { purchase: Purchase }) {
  const { product, quantity, setQuantity, max, soldOut } = purchase;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <QuantityStepper
          label={`Quantity of ${product.productName}`}
          value={quantity}
          max={max}
          maxText={`${max} at most in one order`}
          onChange={setQuantity}
          disabled={soldOut}
        />
        {!soldOut && quantity === max && <p className="text-sm text-moss">{`${max} at most in one order`}</p>}
      </div>
      <div id={purchasePanelId} className="flex flex-col gap-3 sm:flex-row">
        <PurchaseButtons purchase={purchase} className="sm:flex-1" />
      </div>
    </div>
  );
}

/** Buttons of a sold-out product look disabled and explain it when pressed. */
export function PurchaseButtons({ purchase, className }: { purchase: Purchase; className: string }) {
  const { soldOut, adding, failed, addToCart, buying, buyNow } = purchase;
  const disabled = soldOut ? ({ 'aria-disabled': true } as const) : {};
  return (
    <>
      <Button className={className} busy={buying} onClick={buyNow} {...disabled}>
        Buy Now
      </Button>
      <Button
        variant="secondary"
        className={className}
        busy={adding}
        failed={failed && notAdded}
        // The second click of a double click adds nothing.
        onClick={({ currentTarget, detail }) => detail < 2 && addToCart(currentTarget)}
        {...disabled}
      >
        Add to Cart
      </Button>
    </>
  );
}
