import { Allow, IsDate, IsObject, IsOptional } from 'class-validator';
import { Field } from 'type-graphql';
import { isObject } from '../../../schema/rules/json.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { type Context } from '../platform/context.ts';
import {
  responseSchema,
  byName,
  either,
  list,
  moment,
  nullable,
  object,
  oneOf,
  text,
  integer,
  yesNo,
} from '../platform/http/jsonSchema.ts';
import { type RestRow, restRow } from '../platform/http/rest.ts';
import { changeSettings } from './changeSettings.ts';
import { findSettings } from './findSettings.ts';
import { SettingSource } from './setting.graphql.ts';
import { type LiveSettings } from './liveSettings.ts';

class SettingsBody {
  @IsObject({ message: 'Please send settings as JSON.' })
  settings!: Record<string, unknown>;

  @Field(() => Date, {
    nullable: true,
    description:
      'Latest changedAt known to the sender. Fails with CONFLICT if one of the settings was changed later. Not checked if omitted.',
  })
  @IsOptional()
  @IsDate({ message: 'Please send seen as a date and time.' })
  @Allow()
  seen?: Date | null;
}

const ANY_VALUE = either<ReturnType<typeof text | typeof integer | typeof yesNo>>(
  text(),
  integer(),
  yesNo(),
);
const VALUE = {
  ...ANY_VALUE,
  json: { ...ANY_VALUE.json, description: 'Text, whole number, true or false.' },
};

const SETTINGS_RESPONSE = responseSchema({
  data: list(
    object({
      key: text('Key of the setting.'),
      label: text('Display name.'),
      group: text('Group of the setting.'),
      value: VALUE,
      source: oneOf(Object.values(SettingSource), 'Source of the value.'),
    }),
  ),
  changedAt: nullable(moment('Time of the latest change. Send it as seen.')),
});

const ROW = {
  path: '/api/site-admin/settings',
  tag: 'Settings',
  parameters: [],
  bearer: 'needed',
  policy: siteAdmin,
  status: 200,
  refuses: ['CONFLICT'],
  response: SETTINGS_RESPONSE,
} as const;

/** The settings as programs read and change them. */
export function settingsRestRows({ settings }: { settings: LiveSettings }): RestRow[] {
  return [
    restRow({
      ...ROW,
      method: 'GET',
      summary: 'Lists the site settings. Requires site_admin.',
      handler: (context) => present(context, settings, 'Settings found.'),
    }),
    restRow({
      ...ROW,
      method: 'PUT',
      summary:
        'Updates settings by key, all or none. Null resets a setting to its default. Requires site_admin.',
      body: {
        settings: {
          description: 'New values by key.',
          schema: byName(nullable(VALUE), 'New values by key.'),
          example: { autoApprove: true },
        },
      },
      input: SettingsBody,
      handler: async (context, { input }) => {
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
