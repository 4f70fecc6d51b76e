import { Allow, IsDate, IsObject, IsOptional } from 'class-validator';
import { isObject } from '../../../schema/rules/json.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { type Context } from '../platform/context.ts';
import {
  answer,
  byName,
  either,
  list,
  moment,
  nullable,
  object,
  oneOf,
  text,
  whole,
  yesNo,
} from '../platform/http/jsonSchema.ts';
import { readMoment } from '../platform/http/readSent.ts';
import { type RestRow, restRow } from '../platform/http/rest.ts';
import { changeSettings } from './changeSettings.ts';
import { findSettings, SettingSource } from './findSettings.ts';
import { type LiveSettings } from './liveSettings.ts';

class SettingsBody {
  @IsObject({ message: 'Please send settings as JSON.' })
  settings!: Record<string, unknown>;

  @IsOptional()
  @IsDate({ message: 'Please send seen as a date and time.' })
  @Allow()
  seen?: Date | null;
}

const ANY_VALUE = either<ReturnType<typeof text | typeof whole | typeof yesNo>>(
  text(),
  whole(),
  yesNo(),
);
const VALUE = {
  ...ANY_VALUE,
  json: { ...ANY_VALUE.json, description: 'A text, a whole number, or true and false.' },
};

const SETTINGS_ANSWER = answer({
  data: list(
    object({
      key: text('By which it is changed.'),
      label: text('What people call it.'),
      group: text('With which others it belongs together.'),
      value: VALUE,
      source: oneOf(Object.values(SettingSource), 'Where the value comes from.'),
    }),
  ),
  changedAt: nullable(moment('The newest change; sent along as seen.')),
});

const ROW = {
  path: '/api/site-admin/settings',
  tag: 'Settings',
  parameters: [],
  bearer: 'needed',
  policy: siteAdmin,
  status: 200,
  answers: SETTINGS_ANSWER,
} as const;

/** The settings as programs read and change them. */
export function settingsRestRows({ settings }: { settings: LiveSettings }): RestRow[] {
  return [
    restRow({
      ...ROW,
      method: 'GET',
      summary: 'What administrators change while the marketplace runs; for site_admin.',
      answer: (context) => present(context, settings, 'Settings found.'),
    }),
    restRow({
      ...ROW,
      method: 'PUT',
      summary:
        'Changes settings by their keys, all or none; null goes back to the default. For site_admin.',
      body: [
        {
          name: 'settings',
          description: 'The new values by key.',
          schema: byName(nullable(VALUE), 'The new values by key.'),
          example: { autoApprove: true },
        },
        {
          name: 'seen',
          description:
            'The changedAt that the sender knows: 409 where one of them was changed later. Nothing is compared when absent.',
          isOptional: true,
          read: readMoment,
        },
      ],
      input: SettingsBody,
      answer: async (context, { input }) => {
        const changes = isObject(input.settings) ? Object.entries(input.settings) : [];
        await changeSettings(context, settings, { changes, seen: input.seen });
        return present(context, settings, 'Saved.');
      },
    }),
  ];
}

async function present(context: Context, live: LiveSettings, message: string) {
  const { groups, changedAt } = await findSettings(context, live);
  return {
    success: true,
    message,
    data: groups.flatMap(({ key: group, settings }) =>
      settings.map(({ key, label, typed, source }) => ({
        key,
        label,
        group,
        value: typed,
        source,
      })),
    ),
    changedAt: changedAt?.toISOString() ?? null,
  };
}
