/** Longer than other motion, since it crosses the whole screen. */
const flightMs = 420;
const sizePx = 72;

/** Moves the picture near the pressed button to the cart in the header. Skipped under reduced motion. */
export function flyToCart(from: Element): void {
  const cart = document.querySelector('[data-cart]');
  if (!cart || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const picture = from.closest('article, [role="dialog"], main')?.querySelector('img');
  if (!picture?.currentSrc) return;
  const start = middleOf(isInSight(picture) ? picture : from);
  const end = middleOf(cart);

  const flying = new Image(sizePx, sizePx);
  flying.src = picture.currentSrc;
  flying.alt = '';
  flying.className = 'pointer-events-none fixed z-50 rounded-full object-cover shadow-soft';
  flying.style.left = `${start.x - sizePx / 2}px`;
  flying.style.top = `${start.y - sizePx / 2}px`;
  document.body.append(flying);

  const [x, y] = [end.x - start.x, end.y - start.y];
  const flight = flying.animate(
    [
      { transform: 'scale(0.9)', opacity: 0.95 },
      { transform: `translate(${x * 0.55}px, ${y * 0.7 - 24}px) scale(0.7)`, opacity: 0.95, offset: 0.55 },
      { transform: `translate(${x}px, ${y}px) scale(0.25)`, opacity: 0.3 },
    ],
    { duration: flightMs, easing: 'cubic-bezier(0.4, 0, 0.3, 1)' },
  );
  flight.addEventListener('finish', () => {
    flying.remove();
    cart.animate([{ scale: 1 }, { scale: 1.15 }, { scale: 1 }], { duration: 180, easing: 'ease-out' });
  });
  flight.addEventListener('cancel', () => flying.remove());
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
