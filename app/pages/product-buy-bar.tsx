import type { ComponentProps } from 'react';
import { BuyBar } from '#shop/cart/ui/purchase/buy-bar.tsx';
import { BarChat } from '../layout/chat-link.tsx';
import { useShop } from '../page-kit/use-shop.ts';

export function ProductBuyBar({ purchase }: Pick<ComponentProps<typeof BuyBar>, 'purchase'>) {
  const { phone, name } = useShop();
  return (
    <BuyBar purchase={purchase} onTellMe={showBackInStock} chat={<BarChat phone={phone} name={name} />} />
  );
}

function showBackInStock(): void {
  const form = document.getElementById('back-in-stock')?.closest('form');
  form?.scrollIntoView({ block: 'center' });
  form?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
}
