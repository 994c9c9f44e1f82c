/** Converts an instant to the wire's format: whole UTC seconds. */
export const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
