import type { FocusEvent, ReactNode } from 'react';
import type {
  ApplicableField,
  DetailValue,
  Option,
} from '../../../../../../schema/catalogue/model.ts';

/** What every field of a form is given: plain values and steady functions, so that only what changed draws. */
export interface FieldProps {
  field: ApplicableField;
  label: string;
  value: DetailValue | undefined;
  isRequired: boolean;
  error: string | null;
  /** What there is to choose from. */
  options: readonly Option[];
  /** It is a group by itself, and its label the heading. */
  isGroup: boolean;
  /** It stands beside another field and has little room. */
  isBeside: boolean;
  /** What a number counts: the field's own unit, or for areas the chosen one. */
  unit: string | null;
  /** What a number means, instead of the line under its field. */
  words?: ReactNode;
  onChange: (key: string, value: DetailValue) => void;
  onLeave: (key: string, event: FocusEvent) => void;
}

export function asText(value: DetailValue | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function asList(value: DetailValue | undefined): readonly string[] {
  return Array.isArray(value) ? value : [];
}
