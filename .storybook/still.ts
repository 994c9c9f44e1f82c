/** The moment at which pictures are taken. */
const moment = Date.UTC(2026, 2, 14, 21, 7, 0);

const style = `*, *::before, *::after {
  animation: none !important;
  transition: none !important;
  scroll-behavior: auto !important;
  caret-color: transparent !important;
}`;

/** Whether this page is there to be photographed: the address carries `vr=1`. */
export const isPicture = () => new URLSearchParams(globalThis.location.search).get('vr') === '1';

/** Stops the clock and all movement, so that two pictures of one story are the same. */
export function holdStill(): void {
  const RealDate = globalThis.Date;
  globalThis.Date = class extends RealDate {
    constructor(...given: ConstructorParameters<DateConstructor> | []) {
      // A date made from nothing is the only one that asks what time it is.
      super(...(given.length === 0 ? ([moment] as const) : (given as [number])));
    }

    static override now() {
      return moment;
    }
  } as DateConstructor;
  const sheet = document.createElement('style');
  sheet.textContent = style;
  document.head.append(sheet);
}
