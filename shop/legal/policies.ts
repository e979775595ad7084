/** In the order of the kind `policy` of the content. */
export const policyNames = ['shipping', 'returns', 'privacy', 'terms', 'grievance'] as const;

export type PolicyName = (typeof policyNames)[number];

/** The texts of a policy's link and page. */
export type Policy = { name: PolicyName; title: string; description: string };

/** In the order of the footer. */
export const policies: Policy[] = [
  {
    name: 'shipping',
    title: 'Shipping',
    description: 'Where we send parcels, how long they take, what shipping costs and how you pay.',
  },
  {
    name: 'returns',
    title: 'Returns and refunds',
    description: 'What you can cancel, return or exchange, how to ask for it and when your money comes back.',
  },
  {
    name: 'privacy',
    title: 'Privacy',
    description: 'Which personal data we process, what for, for how long, and the rights that you have.',
  },
  {
    name: 'terms',
    title: 'Terms of sale',
    description: 'Who sells, how a contract comes about, prices and taxes, and what we are liable for.',
  },
  {
    name: 'grievance',
    title: 'Grievance redressal',
    description: 'Our grievance officer, how to complain and by when you get an answer.',
  },
];

export function policyPath(name: PolicyName): string {
  return `/policies/${name}`;
}

export function policyNamed(name: string | undefined): Policy | undefined {
  return policies.find((policy) => policy.name === name);
}
