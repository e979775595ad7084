export function Avatar({ url }: { url: string }) {
  return (
    <img
      src={url || '/images/products/avatar-default.webp?w=160'}
      alt={url ? 'Your picture' : 'The default picture'}
      width={96}
      height={96}
      className="size-24 rounded-full border border-line object-cover"
    />
  );
}
