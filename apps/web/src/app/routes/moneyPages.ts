import { sheetIn, type SheetName } from '../../platform/links/sheets.ts';
import { rowAt } from './table.ts';

/** Address of the page that is shown. */
interface Spot {
  readonly pathname: string;
  readonly search: string;
}

/** Sheets with an element that moves money. */
export const moneySheets: ReadonlySet<SheetName> = new Set<SheetName>(['cashier', 'coupon']);

/** Returns whether the screen or the sheet of an address has an element that moves money. */
export function movesMoney({ pathname, search }: Spot): boolean {
  const sheet = sheetIn(search);
  return (sheet !== undefined && moneySheets.has(sheet)) || rowAt(pathname)?.meta.movesMoney === true;
}

/**
 * Returns whether the player may be reminded of the coupon at an address: on pages of sports and of the casino's
 * catalogue, but not over money, a game, the account, payments, a single task or a sheet.
 */
export function mayRemind({ pathname, search }: Spot): boolean {
  const meta = rowAt(pathname)?.meta;
  return (
    meta !== undefined &&
    sheetIn(search) === undefined &&
    (meta.layout === 'main' || meta.layout === 'third-party') &&
    meta.who === 'anyone' &&
    meta.section !== 'payments' &&
    meta.isGame !== true &&
    meta.movesMoney !== true
  );
}
