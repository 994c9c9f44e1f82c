/** Screen sizes on which pages are measured. */
export const viewports = { phone: { width: 390, height: 844 }, desk: { width: 1366, height: 768 } } as const;

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Options of a browser context that is a phone also by its hints, so that the server renders a phone's page. */
export const phone = {
  viewport: viewports.phone,
  hasTouch: true,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
} as const;
