/** The rates in percent that schedules of notifications have or had: 1/2017, 9/2025 and 14/2025-Central Tax (Rate). */
export const legalPercents = [0, 0.25, 1.5, 3, 5, 12, 18, 28, 40] as const;
