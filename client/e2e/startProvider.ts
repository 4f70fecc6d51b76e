import { startFakeProvider } from '../../server/test/fakes/fakeProvider.ts';
import { providerPort } from './testServer.ts';

/** Google and Facebook for the time of the journeys. */
export default async function startProvider(): Promise<() => Promise<void>> {
  const provider = await startFakeProvider(providerPort);
  return () => provider.close();
}
