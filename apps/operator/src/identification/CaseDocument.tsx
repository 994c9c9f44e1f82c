import type { ReviewedDocument } from '@touchline/contract/operators';
import { DocumentView } from '@touchline/ui';
import { sizeText } from '../shared/sizes.ts';
import { shownTime } from '../shared/times.ts';
import { t } from '../messages/messages.ts';
import { useFile } from './useFile.ts';

interface CaseDocumentProps {
  readonly requestId: string;
  readonly document: ReviewedDocument;
  /**
   * True if the document is shown at once. Others load on demand, because each view is recorded in the audit log.
   */
  readonly isShown: boolean;
}

const PDF = 'application/pdf';

/** A player's document, fetched with the token and shown from a `blob:` address. */
export function CaseDocument({ requestId, document, isShown }: CaseDocumentProps) {
  const { id, kind, name, size, uploadedAt, mediaType } = document;
  const path = `/ops/identification/${encodeURIComponent(requestId)}/documents/${encodeURIComponent(id)}`;
  const { source, isBusy, problem, ask } = useFile(path, mediaType, isShown);
  return (
    <DocumentView
      label={t(`document.${kind}`)}
      detail={[name, sizeText(size), shownTime(uploadedAt * 1000)].join(' · ')}
      form={mediaType === PDF ? 'pages' : 'picture'}
      source={source}
      fileName={`${kind}-${id}.pdf`}
      busy={isBusy}
      error={problem}
      labels={words}
      onShow={ask}
    />
  );
}

const words = {
  show: t('document.show'),
  retry: t('document.retry'),
  enlarge: t('document.enlarge'),
  actualSize: t('document.actualSize'),
  save: t('document.save'),
  damaged: t('document.damaged'),
  noViewer: t('document.noViewer'),
};
