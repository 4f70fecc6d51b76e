import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { settingText } from '../../../../../schema/rules/setting.ts';
import {
  isSettingKey,
  SETTING_GROUPS,
  SETTING_KEYS,
  SETTING_ROWS,
} from '../../../../../schema/settings.ts';
import { administrationResponse, reply, fakeServer, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { snapshot } from '../../../testing/snapshot.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { findToast } from '../../../testing/toasts.ts';
import { SettingsView } from './SettingsView.tsx';

interface Change {
  key: string;
  value: string | null;
}

/** A server that keeps what it is sent, as the real one does. */
function settingsServer(update?: Reply) {
  const stored = new Map<string, string>();
  let changedAt: string | null = null;
  const state = () => ({
    changedAt,
    groups: Object.keys(SETTING_GROUPS).map((group) => ({
      __typename: 'SettingGroup',
      key: group,
      settings: SETTING_KEYS.filter((key) => SETTING_ROWS[key].group === group).map((key) => {
        const fallback = settingText(SETTING_ROWS[key].default);
        const value = stored.get(key) ?? fallback;
        const isGiven = key === 'limits';
        const source = stored.has(key) ? 'STORED' : isGiven ? 'ENVIRONMENT' : 'DEFAULT';
        const variable = SETTING_ROWS[key].variable ?? null;
        return { __typename: 'Setting', key, value, source, fallback, variable };
      }),
      history:
        group === 'site' && changedAt
          ? [{ at: changedAt, by: 'Meera Rao', note: 'Site name: Aangan → Homes' }]
          : [],
    })),
  });
  const { link, requests } = fakeServer({
    Settings: () => administrationResponse({ settings: { __typename: 'Settings', ...state() } }),
    UpdateSettings:
      update ??
      ((variables) => {
        const { changes }: { changes: Change[] } = Object(variables['input']);
        for (const { key, value } of changes) {
          if (value === null) stored.delete(key);
          else stored.set(key, value.trim());
        }
        changedAt = '2026-11-20T06:20:00.000Z';
        return reply({ updateSettings: { settings: { changedAt } } });
      }),
  });
  const sent = () =>
    requests
      .filter(({ operation }) => operation === 'UpdateSettings')
      .map((each) => each.variables);
  const others = (key: string, value: string) => {
    stored.set(key, value);
    changedAt = '2026-11-20T06:25:00.000Z';
  };
  return { link, sent, others };
}

async function show(server = settingsServer()) {
  const shown = renderAt('/site-admin?view=settings', <SettingsView />, server.link);
  await screen.findByRole('heading', { name: 'Name' });
  return { ...shown, ...server };
}

const group = (title: string) => within(screen.getByRole('region', { name: title }));
const save = (title: string) => fireEvent.click(group(title).getByRole('button', { name: 'Save' }));
const type = (label: string, value: string, title: string) =>
  fireEvent.change(group(title).getByLabelText(label), { target: { value } });
const valueOf = (label: string, title: string) =>
  group(title).getByLabelText<HTMLInputElement>(label).value;

test('D-92 every setting of the table stands in the form of its group', async () => {
  const { container } = await show();
  const names = [...container.querySelectorAll('input, select, textarea')].map((each) =>
    each.getAttribute('name'),
  );
  expect(names.filter((name) => name !== null && isSettingKey(name))).toEqual(SETTING_KEYS);
  expect(snapshot(container)).toMatchSnapshot('settings');
});

test('D-92 what has changed is sent alone, with the moment that was seen, and its success is said', async () => {
  const { sent } = await show();
  type('Site name', '  Homes ', 'Name');
  save('Name');
  await findToast('Name saved.');
  expect(sent()).toEqual([
    { input: { changes: [{ key: 'siteName', value: '  Homes ' }], seen: null } },
  ]);
  expect(await group('Name').findByText('Site name: Aangan → Homes')).toBeDefined();
  expect(valueOf('Site name', 'Name')).toBe('Homes');
  save('Name');
  await findToast('No changes to save.');
  expect(sent()).toHaveLength(1);
});

test('D-92 what is refused stands beside its field, from here and from the server', async () => {
  const server = settingsServer(() =>
    refusal('INVALID_INPUT', undefined, { facebook: 'This page is closed' }),
  );
  await show(server);
  type('YouTube', 'youtube', 'Social links');
  save('Social links');
  const youtube = group('Social links').getByLabelText('YouTube');
  expect(youtube.getAttribute('aria-invalid')).toBe('true');
  expect(server.sent()).toEqual([]);
  type('YouTube', '', 'Social links');
  type('Facebook', 'https://www.facebook.com/ghar', 'Social links');
  save('Social links');
  await group('Social links').findAllByText('This page is closed');
  expect(valueOf('Facebook', 'Social links')).toBe('https://www.facebook.com/ghar');
});

test('D-92 a setting that was changed goes back to its default', async () => {
  const server = settingsServer();
  server.others('siteName', 'Homes');
  const { sent } = await show(server);
  fireEvent.click(screen.getByRole('button', { name: 'Site name: reset to default, Aangan' }));
  await findToast('Site name was reset to its default.');
  expect(sent()).toEqual([
    {
      input: {
        changes: [{ key: 'siteName', value: null }],
        seen: '2026-11-20T06:25:00.000Z',
      },
    },
  ]);
  await waitFor(() => expect(valueOf('Site name', 'Name')).toBe('Aangan'));
  expect(screen.queryByRole('button', { name: /reset to default/ })).toBeNull();
});

test('D-92 whoever comes later is told, keeps what was typed and sees the rest as it is now', async () => {
  const sentence = 'Someone else has changed this: Email is now "a@b.example".';
  const server = settingsServer(() => refusal('CONFLICT', sentence));
  await show(server);
  type('Email', 'office@ghar.example', 'Office');
  server.others('officeEmail', 'a@b.example');
  server.others('officeHours', 'Always');
  save('Office');
  await group('Office').findByText(sentence);
  await waitFor(() => expect(valueOf('Office hours', 'Office')).toBe('Always'));
  expect(valueOf('Email', 'Office')).toBe('office@ghar.example');
  save('Office');
  await waitFor(() =>
    expect(server.sent().at(-1)).toEqual({
      input: {
        changes: [{ key: 'officeEmail', value: 'office@ghar.example' }],
        seen: '2026-11-20T06:25:00.000Z',
      },
    }),
  );
});

test('D-92 a tick and a choice are sent as words', async () => {
  const { sent } = await show();
  fireEvent.click(screen.getByLabelText('Publish listings and edits immediately'));
  type('Who can see the contact details of a listing', 'proven', 'Listings and contact');
  save('Listings and contact');
  await findToast('Listings and contact saved.');
  expect(sent()).toMatchObject([
    {
      input: {
        changes: [
          { key: 'autoApprove', value: 'yes' },
          { key: 'contactFor', value: 'proven' },
        ],
      },
    },
  ]);
});

test('D-92 what is typed and not saved is not lost without a question', async () => {
  await show();
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    fireEvent(window, event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(false);
  type('Site name', 'Homes', 'Name');
  await waitFor(() => expect(leave()).toBe(true));
  save('Name');
  await findToast('Name saved.');
  await waitFor(() => expect(leave()).toBe(false));
});

test('D-92 every kind of field is typed in, and sent', async () => {
  const { sent } = await show();
  type('Address', 'By the lake', 'Office');
  save('Office');
  await findToast('Office saved.');
  type('Acknowledged within (hours)', '48', 'Complaints');
  save('Complaints');
  await findToast('Complaints saved.');
  const changes = sent().map(({ input }) => Object(input)['changes']);
  expect(changes).toEqual([
    [{ key: 'officeAddress', value: 'By the lake' }],
    [{ key: 'complaintAcknowledgeHours', value: '48' }],
  ]);
});

test('D-92 going back to a default drops what was typed of it alone', async () => {
  const server = settingsServer();
  server.others('officeHours', 'Always');
  const { sent } = await show(server);
  type('Office hours', 'Never', 'Office');
  type('Phone', '9876500000', 'Office');
  fireEvent.click(group('Office').getByRole('button', { name: /^Office hours: reset to default/ }));
  await findToast('Office hours was reset to its default.');
  const hours = settingText(SETTING_ROWS.officeHours.default);
  await waitFor(() => expect(valueOf('Office hours', 'Office')).toBe(hours));
  expect(valueOf('Phone', 'Office')).toBe('9876500000');
  save('Office');
  await findToast('Office saved.');
  expect(Object(sent().at(-1)?.['input'])['changes']).toEqual([
    { key: 'officePhone', value: '9876500000' },
  ]);
});

test('D-92 a default that is empty is called so, and what refuses the way back to it is said', async () => {
  const server = settingsServer(() => Promise.reject(new TypeError('No network.')));
  server.others('grievanceName', 'Asha Rao');
  await show(server);
  fireEvent.click(screen.getByRole('button', { name: 'Name: reset to default, empty' }));
  await findToast('The settings could not be saved.');
  expect(valueOf('Name', 'Grievance officer')).toBe('Asha Rao');
  expect(screen.queryByText('Name was reset to its default.')).toBeNull();
});

test('a failure is gone at the next try', async () => {
  let isDown = true;
  const { link } = fakeServer({
    Settings: () =>
      isDown
        ? refusal('UNAVAILABLE')
        : administrationResponse({
            settings: { __typename: 'Settings', changedAt: null, groups: [] },
          }),
  });
  renderAt('/site-admin?view=settings', <SettingsView />, link);
  await screen.findByText('The settings could not be loaded');
  isDown = false;
  fireEvent.click(screen.getByText('Try Again'));
  await waitFor(() => expect(screen.queryByText('The settings could not be loaded')).toBeNull());
});
