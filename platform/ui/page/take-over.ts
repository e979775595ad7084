type Control = HTMLElement & { value?: string | undefined; checked?: boolean | undefined };

/** What a customer did to a control of the server's HTML. */
export type Left = Pick<Control, 'value' | 'checked'> & { text: string; focused: boolean; pressed: boolean };

export const controlsOf = (box: Element) => [
  ...box.querySelectorAll<Control>('a, button, input:not([type=file]), textarea, select, [tabindex]'),
];

export function whatIsLeft(box: Element, pressed: Element | null): Left[] {
  return controlsOf(box).map((control) => ({
    text: control.textContent,
    value: control.value,
    checked: control.checked,
    focused: control === document.activeElement,
    pressed: control === pressed,
  }));
}

/** Repeats it on the controls that have replaced those. React hears a value only from an event after the element's own setter. */
export function takeOver(controls: Control[], left: Left[]): void {
  for (const [at, { text, value, checked, focused, pressed }] of left.entries()) {
    const control = controls[at];
    if (control?.textContent !== text) continue;
    if (checked && !control.checked) control.click();
    if (value !== undefined && value !== control.value) {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
    if (focused) control.focus({ preventScroll: true });
    if (pressed) control.click();
  }
}
