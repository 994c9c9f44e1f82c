/** Screen sizes on which pages are measured. */
export const viewports = { phone: { width: 390, height: 844 }, desk: { width: 1366, height: 768 } } as const;

export interface Viewport {
  readonly width: number;
  readonly height: number;
}
