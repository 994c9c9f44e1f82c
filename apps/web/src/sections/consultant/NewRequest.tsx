import type { Payment } from '@touchline/contract';
import type { ConsultantSubTopic, consultantTopics } from '@touchline/contract/consultant';
import { Card, RequestForm } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { createConsultantRequest } from '../../features/consultant/consultant.api.ts';
import { notify } from '../../features/notifications/notifications.store.ts';
import { useConsultantPaths } from './consultantPaths.ts';
import { useMessage } from './useMessage.ts';
import { usePaymentDetails } from './usePaymentDetails.ts';

export interface NewRequestProps {
  readonly topic: (typeof consultantTopics)[number];
  /** Chosen sub-topic; the form asks for it if the topic has some and none is chosen. */
  readonly subTopic?: ConsultantSubTopic | undefined;
  /** Payment that it is about, for topics that need one. */
  readonly payment?: Payment | undefined;
}

/** Form of a new request. */
export function NewRequest({ topic, subTopic, payment }: NewRequestProps) {
  const { t } = useTranslation('consultant');
  const paths = useConsultantPaths();
  const navigate = useNavigate();
  const detailsOf = usePaymentDetails();
  const [chosen, choose] = useState<ConsultantSubTopic | undefined>(subTopic);
  const [isTried, setTried] = useState(false);
  const isChosen = topic.subTopics.length === 0 || chosen !== undefined;
  const message = useMessage(async (body, key) => {
    const about = {
      topic: topic.id,
      ...(chosen === undefined ? {} : { subTopic: chosen }),
      ...(payment === undefined ? {} : { paymentId: payment.id }),
    };
    const id = await createConsultantRequest({ ...about, ...body }, key);
    notify({ kind: 'success', title: t('form.done') });
    await navigate(paths.request(id), { replace: true });
  });
  const subTopics: readonly ConsultantSubTopic[] = topic.subTopics;
  return (
    <Card>
      <RequestForm
        lead={t('form.lead')}
        submitLabel={t('form.submit')}
        details={payment ? detailsOf(payment) : []}
        error={message.failure}
        busy={message.isBusy}
        fields={[
          ...(subTopic === undefined && subTopics.length > 0
            ? [
                {
                  kind: 'select' as const,
                  id: 'subTopic',
                  label: t('form.subTopic'),
                  value: chosen ?? '',
                  options: [
                    ...(chosen === undefined ? [{ value: '', label: t('form.chooseSubTopic') }] : []),
                    ...subTopics.map((id) => ({ value: id, label: t(`subTopics.${id}`) })),
                  ],
                  required: true,
                  wide: true,
                  ...(isTried && !isChosen ? { error: t('errors.subTopic') } : {}),
                },
              ]
            : []),
          message.field,
        ]}
        receipt={message.receipt}
        onValueChange={(id, value) => {
          if (id === 'message') message.setText(value);
          else choose(subTopics.find((one) => one === value));
        }}
        onSubmit={() => {
          setTried(true);
          if (isChosen) void message.submit();
        }}
      />
    </Card>
  );
}
