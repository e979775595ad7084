import { MessageCircle } from 'lucide-react';

type Props = { orderNumber: string; phone: string | null; shopName: string };

/** Opens WhatsApp with the order number in the message. A shop without a phone number has none. */
export function OrderHelp({ orderNumber, phone, shopName }: Props) {
  if (phone === null) return null;
  const text = `Namaste ${shopName}, I have a question about my order ${orderNumber}.`;
  return (
    <a
      href={`https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noopener noreferrer"
      className="link inline-flex min-h-11 items-center gap-2"
    >
      <MessageCircle aria-hidden className="size-5" strokeWidth={1.5} />
      Help on WhatsApp
      <span className="sr-only"> about order {orderNumber} (opens in a new tab)</span>
    </a>
  );
}
