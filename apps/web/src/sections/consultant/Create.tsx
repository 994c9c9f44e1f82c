import { consultantTopics } from '@touchline/contract/consultant';
import { Card, EmptyState, TopicTree } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import { ConsultantPage } from './ConsultantPage.tsx';
import { useConsultantPaths } from './consultantPaths.ts';
import { NewRequest } from './NewRequest.tsx';

const icons = {
  'deposit-missing': 'deposit',
  'withdrawal-late': 'withdraw',
  'wrong-amount': 'coins',
  refund: 'refund',
  requisites: 'card',
  bonus: 'gift',
  other: 'question',
} as const;

/** A new request: the topics, the sub-topics of one, or the form of a topic without a payment. */
export default function Create() {
  const { topicId, subTopicId } = useParams();
  const { t } = useTranslation('consultant');
  const paths = useConsultantPaths();
  const topic = consultantTopics.find(({ id }) => id === topicId);
  if (topicId === undefined) return <Topics />;
  const subTopics = topic ? [...topic.subTopics] : [];
  const subTopic = subTopics.find((id) => id === subTopicId);
  if (!topic || (subTopicId !== undefined && !subTopic)) return <Unknown />;
  if (topic.needs !== null) {
    const query = subTopic === undefined ? '' : `?sub=${subTopic}`;
    return <Navigate replace to={paths.transactions(topic.id) + query} />;
  }
  const isForm = subTopics.length === 0 || subTopic !== undefined;
  return (
    <ConsultantPage
      title={subTopic ? t(`subTopics.${subTopic}`) : t(`topics.${topic.id}.title`)}
      back={subTopic ? paths.topic(topic.id) : paths.create}
    >
      {isForm ? (
        <NewRequest key={subTopic} topic={topic} subTopic={subTopic} />
      ) : (
        <SubTopics topicId={topic.id} subTopics={subTopics} />
      )}
    </ConsultantPage>
  );
}

function Topics() {
  const { t } = useTranslation(['consultant', 'titles']);
  const paths = useConsultantPaths();
  const navigate = useNavigate();
  return (
    <ConsultantPage title={t('titles:of.consultantCreate')} back={paths.requests}>
      <TopicTree
        title={t('consultant:topic')}
        topics={consultantTopics.map(({ id }) => ({
          id,
          icon: icons[id],
          title: t(`consultant:topics.${id}.title`),
          detail: t(`consultant:topics.${id}.detail`),
        }))}
        labels={{ empty: '' }}
        onTopic={(id) => void navigate(paths.topic(id))}
      />
    </ConsultantPage>
  );
}

interface SubTopicsProps {
  readonly topicId: string;
  readonly subTopics: readonly (typeof consultantTopics)[number]['subTopics'][number][];
}

function SubTopics({ topicId, subTopics }: SubTopicsProps) {
  const { t } = useTranslation('consultant');
  const paths = useConsultantPaths();
  const navigate = useNavigate();
  return (
    <TopicTree
      title={t('subTopic')}
      topics={subTopics.map((id) => ({ id, title: t(`subTopics.${id}`) }))}
      labels={{ empty: '' }}
      onTopic={(id) => void navigate(paths.subTopic(topicId, id))}
    />
  );
}

function Unknown() {
  const { t } = useTranslation(['consultant', 'titles']);
  const paths = useConsultantPaths();
  return (
    <ConsultantPage title={t('titles:of.consultantCreate')} back={paths.create}>
      <Card>
        <EmptyState icon="question" title={t('consultant:unknown')} detail={t('consultant:unknownDetail')} />
      </Card>
    </ConsultantPage>
  );
}
