const small =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/);
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const steps = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

/** 12999950 → `Rupees one lakh twenty-nine thousand nine hundred ninety-nine and fifty paise only` */
export function amountInWords(paise: number): string {
  const rest = paise % 100;
  const rupees = `Rupees ${words((paise - rest) / 100)}`;
  return rest === 0 ? `${rupees} only` : `${rupees} and ${words(rest)} paise only`;
}

function words(number: number): string {
  for (const [size, name] of steps) {
    if (number < size) continue;
    const rest = number % size;
    return `${words(Math.floor(number / size))} ${name}${rest ? ` ${words(rest)}` : ''}`;
  }
  if (number < 20) return small[number]!;
  const ones = number % 10;
  return `${tens[Math.floor(number / 10)]}${ones ? `-${small[ones]}` : ''}`;
}
