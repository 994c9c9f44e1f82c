/** The last six digits of an unused British mobile number. */
export const newNumber = (): string => String(Math.floor(Math.random() * 900_000) + 100_000);
