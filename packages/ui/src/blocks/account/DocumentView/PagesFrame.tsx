interface PagesFrameProps {
  readonly source: string;
  readonly label: string;
  readonly className: string;
}

/**
 * Pages in the browser's PDF viewer. No `sandbox`, because the viewer doesn't work in one. The content can't execute
 * as a page: the creator of the `blob:` URL sets its media type.
 */
export function PagesFrame({ source, label, className }: PagesFrameProps) {
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe src={source} title={label} className={className} />;
}
