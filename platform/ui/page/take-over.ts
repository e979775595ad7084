type Control = HTMLElement & {
  value?: string | undefined;
  checked?: boolean | undefined;
  files?: FileList | null;
};

/** What a customer did to a control of the server's HTML. */
export type Left = Pick<Control, 'value' | 'checked' | 'files'> & {
  text: string;
  focused: boolean;
  pressed: boolean;
};

export const controlsOf = (box: Element) => [
  ...box.querySelectorAll<Control>('a, button, input, textarea, select, [tabindex]'),
];

export function whatIsLeft(box: Element, pressed: Element | null): Left[] {
  return controlsOf(box).map((control) => ({
    text: control.textContent,
    value: control.value,
    checked: control.checked,
    files: control.files,
    focused: control === document.activeElement,
    pressed: control === pressed,
  }));
}

/** Repeats it on the controls that have replaced those. React hears a value only from an event after the element's own setter. */
export function takeOver(controls: Control[], left: Left[]): void {
  for (const [at, { text, value, checked, files, focused, pressed }] of left.entries()) {
    const control = controls[at];
    if (control?.textContent !== text) continue;
    if (checked && !control.checked) control.click();
    if (files?.length) {
      control.files = files;
      hear(control);
    } else if (value !== undefined && value !== control.value) {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
      hear(control);
    }
    if (focused) control.focus({ preventScroll: true });
    if (pressed) control.click();
  }
}

function hear(control: Control): void {
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
