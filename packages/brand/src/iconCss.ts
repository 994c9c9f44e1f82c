/** Icon of a brand in place of one of the kit's. */
export interface BrandIcon {
  /** Name of the kit's icon. */
  readonly name: string;
  /** File name relative to the base URL of the icons, with a hash of its content. */
  readonly fileName: string;
  readonly svg: string;
}

/**
 * Returns the rules that show a brand's icons in place of the kit's: as a mask in the text colour, so that they follow
 * states and modes as the kit's do.
 * @param baseUrl base URL of the files, with a trailing slash
 * @param scope selector of the elements within which they apply, for several brands on one page
 */
export function iconCss(icons: readonly BrandIcon[], baseUrl: string, scope = ''): string {
  return icons
    .map(({ name, fileName }) => {
      const icon = `${scope === '' ? '' : `${scope} `}svg[data-icon='${name}']`;
      const mask = `url(${baseUrl}${fileName}) center/contain no-repeat`;
      return `${icon}{background:currentColor;mask:${mask};print-color-adjust:exact}${icon}>*{display:none}`;
    })
    .join('\n');
}
