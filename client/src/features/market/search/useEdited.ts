import { useState } from 'react';

/**
 * A value that the visitor may change before it is applied. The edit belongs to the list it was made on:
 * when another list is shown, the applied value counts again.
 */
export function useEdited<Value>(
  list: object,
  applied: Value,
): [value: Value, edit: (value: Value) => void] {
  const [edited, setEdited] = useState<{ list: object; value: Value } | null>(null);
  const value = edited?.list === list ? edited.value : applied;
  return [value, (next) => setEdited({ list, value: next })];
}
