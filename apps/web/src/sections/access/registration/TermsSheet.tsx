import { Modal, RichText, Skeleton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { useTermsText } from '../useTermsText.ts';

export interface TermsSheetProps {
  readonly onClose: () => void;
}

/** The terms over the registration form, which stays as it is. */
export default function TermsSheet({ onClose }: TermsSheetProps) {
  const { t } = useTranslation('access');
  const hasBundle = useLazyBundle('responsible');
  return (
    <Modal open onOpenChange={onClose} title={t('registration.terms')}>
      {hasBundle ? <Terms /> : <Skeleton shape="block" />}
    </Modal>
  );
}

function Terms() {
  return <RichText nodes={useTermsText()} />;
}
