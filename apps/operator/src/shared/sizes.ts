import { language } from '../messages/messages.ts';

const STEP = 1000;
const formatOf = (unit: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 });
const [kilobytes, megabytes] = [formatOf('kilobyte'), formatOf('megabyte')];

/**
 * Formats a file size in kB or MB.
 * @param bytes of the file
 */
export function sizeText(bytes: number): string {
  const thousands = bytes / STEP;
  return thousands < STEP ? kilobytes.format(thousands) : megabytes.format(thousands / STEP);
}
