import { escapeHtml } from '../../../../schema/format/html.ts';
import { type Problem } from '../../../../schema/failures.ts';
import { valueAt } from '../../../../schema/rules/json.ts';
import { type Context } from '../context.ts';
import { toFailure } from './errorMapper.ts';
import { plainPage } from './plainPage.ts';
import { namedAsSent } from './restBody.ts';
import { Page, type RestRow, restRow } from './rest.ts';
import { bodyFields, type RestBody } from './restField.ts';
import { checkInput } from '../validation.ts';

/** A field of a form, as a browser without scripts shows it. */
export interface PlainField {
  name: string;
  label: string;
  type:
    | 'text'
    | 'email'
    | 'tel'
    | 'number'
    | 'date'
    | 'textarea'
    | 'select'
    | 'checkbox'
    | 'hidden';
  /** What a select offers. */
  options?: readonly string[];
}

/** A form that is sent without scripts, and whose answer is a page. */
export interface PlainForm<Input extends object> {
  /** Under /api. */
  path: string;
  tag: string;
  summary: string;
  title: string;
  button: string;
  body: RestBody;
  input: new () => Input;
  fields: (context: Context) => Promise<readonly PlainField[]>;
  /** Does what the form is for and answers what its sender is told; `body` is what was sent, by name. */
  does: (context: Context, input: Input, body: unknown) => Promise<string>;
}

/** The call behind it. Whoever is refused reads why and finds the form again as it was filled in. */
export function rowOfForm<Input extends object>(
  site: { name: string },
  { title, button, fields, does, ...row }: PlainForm<Input>,
): RestRow {
  const sentFields = bodyFields(row.input, row.body);
  return restRow({
    ...row,
    method: 'POST',
    parameters: [],
    // A refusal is a page here.
    isCheckedByCommand: true,
    takes: 'texts',
    bearer: 'used',
    status: 200,
    response: 'page',
    handler: async (context, { input, body }) => {
      const page = (text: string, below: string, status = 200) =>
        new Page(plainPage({ siteName: site.name, title, text, below }), status);
      try {
        await checkInput(input);
        const text = await does(context, input, body);
        return page(text, `<p><a href="/">${escapeHtml(site.name)}</a></p>`);
      } catch (error) {
        const { log, requestId } = context;
        const { message, status, problems } = toFailure(namedAsSent(sentFields, error), {
          log,
          requestId,
        });
        const rendered = (await fields(context)).map((field) => drawField(field, body, problems));
        const form =
          `<form method="post" enctype="multipart/form-data" action="${row.path}">` +
          `${rendered.join('')}<button>${escapeHtml(button)}</button></form>`;
        return page(message, form, status);
      }
    },
  });
}

function drawField(field: PlainField, body: unknown, problems: readonly Problem[]): string {
  if (field.type === 'hidden') return drawControl(field, textOf(body, field.name));
  const problem = problems.find(({ path }) => path === field.name)?.message;
  const notice = problem === undefined ? '' : `<strong>${escapeHtml(problem)}</strong>`;
  return `<label>${escapeHtml(field.label)}${drawControl(field, textOf(body, field.name))}${notice}</label>`;
}

function drawControl({ name, type, options = [] }: PlainField, value: string): string {
  const named = `name="${escapeHtml(name)}"`;
  // The line break after the tag is dropped when it is read.
  if (type === 'textarea') return `<textarea ${named} rows="6">\n${escapeHtml(value)}</textarea>`;
  if (type === 'checkbox') {
    return ` <input ${named} type="checkbox" value="true"${value === '' ? '' : ' checked'}>`;
  }
  if (type !== 'select') {
    // A number's own input would drop what it does not know.
    const typed = type === 'number' ? 'type="text" inputmode="decimal"' : `type="${type}"`;
    return `<input ${named} ${typed} value="${escapeHtml(value)}">`;
  }
  const rendered = ['', ...options].map(
    (option) => `<option${option === value ? ' selected' : ''}>${escapeHtml(option)}</option>`,
  );
  return `<select ${named}>${rendered.join('')}</select>`;
}

function textOf(body: unknown, name: string): string {
  const sent = valueAt(body, name);
  return typeof sent === 'string' ? sent : '';
}
