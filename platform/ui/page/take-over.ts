type Control = HTMLElement & {
  value?: string;
  checked?: boolean;
  files?: FileList | null | undefined;
  open?: boolean;
};

/** A control of the server's HTML. It keeps what a customer did to it when the part's own controls replace it. */
export type ReplacedControl = { old: Control; focused: boolean; pressed: boolean };

export const controlsOf = (box: Element) => [
  ...box.querySelectorAll<Control>('a, button, input, textarea, select, details, [tabindex]'),
];

export function whatIsLeft(box: Element, pressed: Element | null): ReplacedControl[] {
  return controlsOf(box).map((old) => ({
    old,
    focused: old === document.activeElement,
    pressed: old === pressed,
  }));
}

/** Repeats it on the controls that have replaced those. React hears a value only from an event after the element's own setter. */
export function takeOver(controls: Control[], left: ReplacedControl[]): void {
  for (const [at, { old, focused, pressed }] of left.entries()) {
    const control = controls[at];
    if (control?.textContent !== old.textContent) continue;
    if (old.open) control.open = true;
    if (old.checked && !control.checked) control.click();
    const takeFiles = () => {
      control.files = old.files;
      hear(control);
    };
    // A dialog that chooses a file may still be open. It gives the file to the control that opened it.
    old.addEventListener('change', takeFiles);
    if (old.files?.length) takeFiles();
    else if (old.value !== undefined && old.value !== control.value) {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, old.value);
      hear(control);
    }
    if (focused) control.focus({ preventScroll: true });
    if (pressed) control.click();
  }
}

function hear(control: Control): void {
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
