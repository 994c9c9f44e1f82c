/** An instant as the wire has it: whole UTC seconds. */
export const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
