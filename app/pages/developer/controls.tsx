import { LogOut, Settings } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button, ButtonLink, type ButtonVariant } from '#platform/ui/button.tsx';
import { SuggestingField } from '#platform/ui/suggestions/suggesting-field.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Menu, MenuItem, MenuLabel } from '#platform/ui/menu.tsx';
import { QuantityStepper } from '#platform/ui/quantity-stepper.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextAreaField, TextField } from '#platform/ui/text-field.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { Part, State } from './show.tsx';

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const states = ['Karnataka', 'Kerala', 'Maharashtra', 'Tamil Nadu'];

const noChange = () => () => {};

export function Controls() {
  return (
    <>
      <Part name="Buttons" file="platform/ui/button.tsx">
        {variants.map((variant) => (
          <State key={variant} name={variant}>
            <Button variant={variant}>Save address</Button>
            <Button variant={variant} busy>
              Save address
            </Button>
            <Button variant={variant} disabled>
              Save address
            </Button>
          </State>
        ))}
        <State name="a link">
          <ButtonLink to="/all-products">See all products</ButtonLink>
        </State>
      </Part>
      <Fields />
      <Part name="Stepper" file="platform/ui/quantity-stepper.tsx">
        <Steppers />
      </Part>
      <Part name="Dialog and sheet" file="platform/ui/dialog.tsx">
        <OneDialog />
      </Part>
      <Part name="Menu" file="platform/ui/menu.tsx">
        <Menu align="start" trigger={<Button variant="secondary">Open the menu</Button>}>
          <MenuLabel>Signed in as Meera</MenuLabel>
          <MenuItem>
            <Settings aria-hidden className="size-5" strokeWidth={1.5} /> Settings
          </MenuItem>
          <MenuItem>
            <LogOut aria-hidden className="size-5" strokeWidth={1.5} /> Log out
          </MenuItem>
        </Menu>
      </Part>
      <Part name="Toaster" file="platform/ui/toast.tsx">
        <Button variant="secondary" onClick={() => toast.success('Bhringraj Hair Oil added to cart!')}>
          It went well
        </Button>
        <Button variant="secondary" onClick={() => toast.error('This pincode is not in our table.')}>
          It did not
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast.info('Removed from the cart.', { label: 'Undo', act: () => toast.success('Back again.') })
          }
        >
          With a way back
        </Button>
      </Part>
    </>
  );
}

function Fields() {
  const [state, setState] = useState('');
  /** Base UI's hidden elements carry inline styles, which the CSP allows only in the browser. */
  const inBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  return (
    <Part name="Fields" file="platform/ui/text-field.tsx">
      <State name="empty">
        <TextField label="Pincode" placeholder="560001" />
      </State>
      <State name="with a hint, optional">
        <TextField label="Landmark" optional hint="What the courier can see from the street" />
      </State>
      <State name="wrong">
        <TextField label="Pincode" defaultValue="0560" error="A pincode has 6 digits." />
      </State>
      <State name="disabled">
        <TextField label="E-mail" value="meera@example.in" disabled readOnly />
      </State>
      <State name="several lines">
        <TextAreaField label="Your review" placeholder="What did you notice?" />
      </State>
      <State name="a choice">
        <SelectField label="State" options={states} placeholder="Choose" />
      </State>
      <State name="combobox: anything may be typed">
        {inBrowser && <SuggestingField label="Locality" choices={states} value={state} onValue={setState} />}
      </State>
    </Part>
  );
}

function Steppers() {
  const [value, setValue] = useState(2);
  return (
    <>
      <State name="between">
        <QuantityStepper label="Quantity" value={value} max={5} onChange={setValue} />
      </State>
      <State name="at its least">
        <QuantityStepper label="Quantity at its least" value={1} max={5} onChange={setValue} />
      </State>
      <State name="disabled">
        <QuantityStepper label="Quantity, disabled" value={1} max={5} onChange={setValue} disabled />
      </State>
    </>
  );
}

function OneDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Dialog title="Delete this address?" open={open} onClose={() => setOpen(false)}>
        <p className="pb-6">In the middle of the screen; on phones a sheet from below.</p>
        <Button variant="danger" onClick={() => setOpen(false)}>
          Delete
        </Button>
      </Dialog>
    </>
  );
}
