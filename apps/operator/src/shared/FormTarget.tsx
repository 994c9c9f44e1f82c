import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { toList } from './route.ts';

/** Name in the address of the form that a page opens at. */
const FORM = 'form';

interface FormTargetProps {
  /** Name of the form in the address. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Returns the address of a form that is a part of a page. */
export const toForm = (page: readonly string[], form: string): string => toList(page, { [FORM]: form });

/** Container of a form: moves the focus to its first field if the address names the form. */
export function FormTarget({ name, children }: FormTargetProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [params] = useSearchParams();
  const isTarget = params.get(FORM) === name;
  useEffect(() => {
    if (isTarget) ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isTarget]);
  return <div ref={ref}>{children}</div>;
}
