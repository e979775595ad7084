/** Returns a number as a person reads and dials it: `+919811122233` → `+91 98111 22233`. A number of another country stays. */
export function formatPhone(number: string): string {
  return number.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}
