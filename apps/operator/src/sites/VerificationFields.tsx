import type { Site } from '@touchline/contract/operators';
import { verificationTypes, type VerificationType } from '@touchline/contract/verification';
import { Button, Field, Grid, Heading, Inline, Input, Select, Stack, type FieldProblem } from '@touchline/ui';
import { messageOf, t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { Choices } from '../shared/Choices.tsx';
import type { PlanText } from './verificationPlan.ts';

interface VerificationFieldsProps {
  readonly site: Site;
  readonly plan: PlanText;
  readonly problems: readonly FieldProblem[];
  readonly write: (plan: PlanText) => void;
}

/** Fields of the groups of verification types of a site. */
export function VerificationFields({ site, plan, problems, write }: VerificationFieldsProps) {
  const { groups, defaultGroup } = plan;
  const offered = verificationTypes.filter(
    (type) =>
      type === 'document' ||
      site.checkTypes.some((one) => one === type) ||
      groups.some(({ types }) => types.includes(type)),
  );
  return (
    <>
      <div data-field="groups">
        <Stack gap="lg">
          {groups.map((group, index) => (
            <GroupFields
              // oxlint-disable-next-line react/no-array-index-key -- groups have no ids, and their codes are edited
              key={index}
              number={index + 1}
              group={group}
              offered={offered}
              write={(next) => write({ ...plan, groups: groups.with(index, next) })}
              remove={() => write({ ...plan, groups: groups.toSpliced(index, 1) })}
            />
          ))}
          <Inline>
            <Button
              emphasis="outline"
              onClick={() => write({ ...plan, groups: [...groups, { code: '', types: [] }] })}
            >
              {t('groups.add')}
            </Button>
          </Inline>
        </Stack>
      </div>
      <Grid columns="fit">
        <Field label={t('groups.default')}>
          <Select
            value={defaultGroup}
            onValueChange={(value) => write({ ...plan, defaultGroup: value })}
            options={[
              { value: '', label: t('groups.noDefault') },
              ...groups.filter(({ code }) => code !== '').map(({ code }) => ({ value: code, label: code })),
            ]}
          />
        </Field>
        {(['identity', 'address'] as const).map((type) => (
          <CheckedField
            key={type}
            name={type}
            label={t('groups.days', { type: messageOf('checkType', type) })}
            hint={t('groups.daysHint')}
            problems={problems}
            isTried
          >
            <Input
              value={plan.days[type]}
              onValueChange={(text) => write({ ...plan, days: { ...plan.days, [type]: text } })}
              inputMode="numeric"
              numeric
            />
          </CheckedField>
        ))}
      </Grid>
    </>
  );
}

type Group = PlanText['groups'][number];

interface GroupFieldsProps {
  readonly number: number;
  readonly group: Group;
  /** Types that a group may have. */
  readonly offered: readonly VerificationType[];
  readonly write: (group: Group) => void;
  readonly remove: () => void;
}

function GroupFields({ number, group, offered, write, remove }: GroupFieldsProps) {
  return (
    <Stack gap="sm">
      <Heading level={3}>{t('groups.group', { number })}</Heading>
      <Field label={t('groups.code')} hint={t('groups.codeHint')}>
        <Input value={group.code} onValueChange={(code) => write({ ...group, code })} maxLength={32} />
      </Field>
      <Choices<VerificationType>
        label={t('groups.types')}
        options={offered.map((value) => ({ value, label: messageOf('checkType', value) }))}
        chosen={group.types}
        onChange={(types) => write({ ...group, types })}
      />
      <Inline>
        <Button size="sm" onClick={remove}>
          {t('groups.remove')}
        </Button>
      </Inline>
    </Stack>
  );
}
