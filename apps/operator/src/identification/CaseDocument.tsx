import type { ReviewedDocument } from '@touchline/contract/operators';
import { DocumentView } from '@touchline/ui';
import { within } from '../api/api.ts';
import { shownSize } from '../parts/sizes.ts';
import { shownTime } from '../parts/times.ts';
import { t } from '../words/words.ts';
import { useFile } from './useFile.ts';

interface CaseDocumentProps {
  readonly requestId: string;
  readonly document: ReviewedDocument;
  /** Whether the document is shown at once. Others load on demand, because each view is recorded in the audit log. */
  readonly isShown: boolean;
}

const PDF = 'application/pdf';

/** A player's document, fetched with the token and shown from a `blob:` address. */
export function CaseDocument({ requestId, document, isShown }: CaseDocumentProps) {
  const { id, kind, name, size, uploadedAt, mediaType } = document;
  const path = within(`${within('/ops/identification', requestId)}/documents`, id);
  const { source, isBusy, problem, ask } = useFile(path, mediaType, isShown);
  return (
    <DocumentView
      label={t(`document.${kind}`)}
      detail={[name, shownSize(size), shownTime(uploadedAt * 1000)].join(' · ')}
      form={mediaType === PDF ? 'pages' : 'picture'}
      source={source}
      fileName={`${kind}-${id}.pdf`}
      busy={isBusy}
      error={problem}
      words={words}
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
