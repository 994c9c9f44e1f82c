interface PagesFrameProps {
  readonly source: string;
  readonly label: string;
  readonly className: string;
}

/**
 * Pages in the browser's own viewer. No sandbox: the viewer doesn't work in one. What stands in it can't turn into a page
 * that runs, because whoever made the address said of what type it is.
 */
export function PagesFrame({ source, label, className }: PagesFrameProps) {
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe src={source} title={label} className={className} />;
}
