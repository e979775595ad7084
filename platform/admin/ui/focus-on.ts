/** Shows a field and puts the focus into its input. Its place has the name of the field as its id. */
export function focusOn(name: string): void {
  const place = name ? document.getElementById(name) : null;
  place?.scrollIntoView({ block: 'center' });
  const input = place?.querySelector<HTMLElement>('input, select') ?? place;
  input?.focus({ preventScroll: true });
}
