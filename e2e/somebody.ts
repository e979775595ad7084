export type Person = { firstName: string; lastName: string; email: string };

let count = 0;

/** Somebody new, with an address nobody else has. */
export function somebody(firstName = 'Meera'): Person {
  count += 1;
  return {
    firstName,
    lastName: 'Iyer',
    email: `${firstName.toLowerCase()}.${process.pid}.${Date.now()}.${count}@journey.example`,
  };
}
