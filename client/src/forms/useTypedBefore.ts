import { useEffect, useRef } from 'react';
import type { FormState } from './useForm.ts';

/** Takes over what was typed into a form of the server before its code was there. */
export function useTypedBefore<Values extends Record<string, string>>(
  form: Pick<FormState<Values>, 'element' | 'values' | 'changeAll'>,
): void {
  const first = useRef(form);
  useEffect(() => {
    const { element, values, changeAll } = first.current;
    const typed = Object.entries(values).flatMap(([name, value]) => {
      const text = textOf(element.current?.elements.namedItem(name));
      return text === null || text === value ? [] : [[name, text]];
    });
    if (typed.length > 0) changeAll(Object.assign({}, Object.fromEntries(typed)));
  }, []);
}

function textOf(field: Element | RadioNodeList | null | undefined): string | null {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    return field.checked ? field.value : '';
  }
  const isText =
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement;
  return isText ? field.value : null;
}
