import { Button, Field, IconButton, Inline, Input, Link, Notice, Popover, Stack, Text } from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import { t } from '../../messages/messages.ts';
import { readViews, writeViews, type SavedView } from './savedViews.ts';

interface SavedViewsProps {
  /** Name of the list. */
  readonly name: string;
  /** Where the list is, and the query that it shows now. */
  readonly address: { readonly path: string; readonly query: string };
}

const MAX_LABEL = 40;

/** Views of a list that the operator has saved: opens, removes, or saves the current one under a name. */
export function SavedViews({ name, address: { path, query } }: SavedViewsProps) {
  const [views, setViews] = useState(() => readViews(name));
  const [label, setLabel] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [isOpen, setOpen] = useState(false);

  function store(next: readonly SavedView[]): void {
    setRefused(!writeViews(name, next));
    setViews(readViews(name));
  }

  function save(event: SubmitEvent): void {
    event.preventDefault();
    const chosen = label.trim();
    if (chosen === '') return;
    store([...views.filter((view) => view.label !== chosen), { label: chosen, query }]);
    setLabel('');
  }

  return (
    <Popover
      label={t('list.views')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button icon="star" emphasis="outline">
          {t('list.views')}
        </Button>
      }
    >
      <Stack gap="md">
        {views.length === 0 ? <Text tone="muted">{t('list.noViews')}</Text> : null}
        {views.map((view) => (
          <Inline key={view.label} justify="between" gap="sm">
            <Link href={`#${path}?${view.query}`} onClick={() => setOpen(false)}>
              {view.label}
            </Link>
            <IconButton
              icon="close"
              size="sm"
              label={t('list.removeView', { view: view.label })}
              onClick={() => store(views.filter((one) => one !== view))}
            />
          </Inline>
        ))}
        <form onSubmit={save}>
          <Stack gap="sm">
            <Field label={t('list.viewName')}>
              <Input value={label} onValueChange={setLabel} maxLength={MAX_LABEL} />
            </Field>
            <Inline>
              <Button type="submit" tone="strong" size="sm">
                {t('list.saveView')}
              </Button>
            </Inline>
            {isRefused ? (
              <Notice tone="warning" announced>
                {t('list.viewsBlocked')}
              </Notice>
            ) : null}
          </Stack>
        </form>
      </Stack>
    </Popover>
  );
}
