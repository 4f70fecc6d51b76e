import { CONDITIONS, CROSS_RULES } from '../conditions.ts';
import { FAULT_SENTENCES } from '../messages.ts';
import type { ApplicableField, Limits, Need, Subtype } from '../model.ts';
import { check } from './check.ts';
import { applicableFields, availableOptions } from './resolve.ts';

/** The rules of one subtype as a page of Markdown: the document people review when a rule changes. */
export function printTable(subtype: Subtype): string {
  const fields = applicableFields(subtype);
  return [
    `# ${subtype.title}`,
    '',
    `- key: ${subtype.key} (${subtype.type}, ${subtype.family}); plural: ${subtype.plural}`,
    `- aliases: ${subtype.aliases.join(', ')}`,
    `- summary heading: ${subtype.summary}`,
    `- area: ${subtype.areaFields.join(', then ')} in ${subtype.unitField} (${subtype.unitWhenMissing} when missing)`,
    `- price: ${priceText(subtype)}`,
    ...(subtype.cardFacts ?? []).map(({ field, label }) => `- card: ${label} from ${field}`),
    ...subtype.crossRules.map((name) => `- rule ${name}: ${ruleText(name)}`),
    ...subtype.steps.flatMap((title, index) =>
      section(
        `Step ${index + 1}: ${title}`,
        subtype,
        fields.filter((field) => field.asked && !field.more && field.step === index + 1),
      ),
    ),
    ...section(
      'More details',
      subtype,
      fields.filter((field) => field.more),
    ),
    ...section(
      'Accepted and shown, not asked',
      subtype,
      fields.filter((field) => !field.asked),
    ),
    '',
  ].join('\n');
}

const COLUMNS = [
  'field',
  'label',
  'kind',
  'form',
  'server',
  'limits',
  'documented',
  'options',
  'form says',
  'server says',
] as const;

function section(title: string, subtype: Subtype, fields: readonly ApplicableField[]): string[] {
  return fields.length === 0 ? [] : ['', `## ${title}`, '', ...table(subtype, fields)];
}

function table(subtype: Subtype, fields: readonly ApplicableField[]): string[] {
  const form = sentences(subtype, 'form');
  const server = sentences(subtype, 'server');
  const rows = fields.map((field) => [
    field.key,
    field.label,
    field.unit === undefined ? field.kind : `${field.kind}, ${field.unit}`,
    needText(field.need) + (field.shownWhen ? ` (when ${conditionText(field.shownWhen)})` : ''),
    field.server ? 'required' : '',
    range(field.limits),
    range(field.documented),
    optionText(subtype, field),
    form.get(field.key) ?? '',
    server.get(field.key) ?? '',
  ]);
  return aligned([COLUMNS, ...rows]);
}

/** Cells padded to the width of their column, with the rule under the first row. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = COLUMNS.map((_, column) =>
    Math.max(3, ...rows.map((cells) => (cells[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)];
}

/** Field key -> the sentence an empty form or an empty request gets. */
function sentences(subtype: Subtype, audience: 'form' | 'server'): Map<string, string> {
  const problems = check(subtype, {}, { stage: 'whole', audience });
  return new Map(problems.map((problem) => [problem.path, problem.message]));
}

function needText(need: Need): string {
  if (typeof need === 'object') return `required when ${conditionText(need.when)}`;
  return need === 'always' ? 'required' : 'optional';
}

function conditionText(name: string): string {
  return CONDITIONS[name]?.says ?? name;
}

function range({ min, max }: Limits): string {
  if (min === undefined) return max === undefined ? '' : `up to ${max}`;
  return max === undefined ? `from ${min}` : `${min} to ${max}`;
}

function optionText(subtype: Subtype, field: ApplicableField): string {
  const options = availableOptions(subtype, field);
  const names = options.map((option) => option.label ?? option.value);
  return names.length > 13 ? `${field.options}: ${names.length} choices` : names.join(', ');
}

function ruleText(name: string): string {
  const rule = CROSS_RULES[name];
  if (rule === undefined) return FAULT_SENTENCES.crossRule;
  return `${rule.smaller} <= ${rule.larger}: "${rule.sentence}"`;
}

function priceText({ price }: Subtype): string {
  const { field, otherwise } = price;
  return otherwise === undefined
    ? field
    : `${field}, otherwise ${otherwise.rate} x ${otherwise.scale} x ${otherwise.size}`;
}
